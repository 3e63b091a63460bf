import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import { firstCharacters } from '@/lib/rules/text';

import { dayInWords } from './day';
import { deadLinkText } from './notices';
import { problemSentence } from './problems';
import { plural, t } from './translate';

const linkCreates = new Set(['createShortUrl', 'createLink', 'link.shorten']);

const isOfLink = ({ operation }: ErrorReport): boolean =>
  operation === undefined || linkCreates.has(operation);

/** A web server refused it before the service saw it. */
export const isRefusedCreate = ({ code, operation, said }: ErrorReport): boolean =>
  code === 'not_found' && said === undefined && linkCreates.has(operation ?? '');

export const reasons = {
  not_connected: ({ problem }) =>
    problem === undefined ? t('error_not_connected') : problemSentence(problem),
  other_service: ({ address, account }) => {
    if (address === undefined) return t('error_other_service');
    const host = URL.canParse(address) ? new URL(address).host : address;
    return account === undefined
      ? t('error_other_service_host', { host })
      : t('error_other_service_account', { account, host });
  },
  not_found: (report) => t(isRefusedCreate(report) ? 'error_not_found_create' : 'error_not_found'),
  conflict: (report) => t(isOfLink(report) ? 'error_conflict_link' : 'error_conflict'),
  invalid_input: (report) => {
    const { problem, said } = report;
    if (problem !== undefined) return problemSentence(problem);
    const isOwn = said === undefined && isOfLink(report);
    return t(isOwn ? 'error_invalid_input_link' : 'error_invalid_input');
  },
  maintenance: ({ until = 0 }) => {
    const minutes = Math.ceil((until - Date.now()) / 60_000);
    return minutes > 0 ? plural('error_maintenance_minutes', minutes) : t('error_maintenance');
  },
  web_page: ({ page }) =>
    t('error_web_page', { host: page === undefined ? t('common_service') : new URL(page).host }),
  wrong_host: ({ link, field }) => {
    if (link === undefined) return t('error_wrong_host');
    return field === 'domain'
      ? t('error_wrong_host_link')
      : t('error_wrong_host_unknown', { host: new URL(link.shortUrl).host });
  },
  not_confirmed: ({ link, field }) => {
    if (field === 'password' || field === 'expiry') return t(`error_not_confirmed_${field}`);
    return t(link === undefined ? 'error_not_confirmed' : 'error_not_confirmed_link');
  },
  altered_link: ({ link }) => {
    if (link?.origin === 'uncertain') {
      return link.longUrl === ''
        ? t('error_altered_link_elsewhere')
        : t('error_altered_link_uncertain', { url: shortened(link.longUrl) });
    }
    if (link?.told?.gone) return t('error_altered_link_deleted');
    return t(link?.status === 'active' ? 'error_altered_link_active' : 'error_altered_link');
  },
  not_as_asked: ({ field, link }) => {
    if (field === 'alias' || field === 'password') return t(`error_not_as_asked_${field}`);
    return typeof link?.expiry === 'string'
      ? t('error_not_as_asked_expiry', { date: dayInWords(link.expiry) })
      : t('error_not_as_asked_no_expiry');
  },
  dead_link: ({ link }) => (link === undefined ? t('error_dead_link') : deadLinkText(link)),
  outcome_unknown: (report) =>
    t(isOfLink(report) ? 'error_outcome_unknown_link' : 'error_outcome_unknown'),
  unexpected_response: ({ operation, path }) => {
    const place = [operation, path].filter((part) => part !== undefined).join(', ');
    return place === ''
      ? t('error_unexpected_response')
      : t('error_unexpected_response_at', { place });
  },
} satisfies Partial<Record<ErrorCode, (report: ErrorReport) => string>>;

/** More would push the buttons out of sight. */
const shortened = (address: string): string =>
  address.length > 100 ? `${firstCharacters(address, 100)}…` : address;

import type { ErrorReport } from '@/lib/model/errors';

import { dayInWords } from './day';
import { waitTime } from './format';
import { deadLinkText } from './notices';
import { problemSentence } from './problems';
import { plural, t } from './translate';

/** How pages and both APIs name the making of a link. */
const linkCreates = new Set(['createShortUrl', 'createLink', 'link.shorten']);

function isOfLink({ operation }: ErrorReport): boolean {
  return operation === undefined || linkCreates.has(operation);
}

export const notConnected = ({ problem }: ErrorReport): string =>
  problem === undefined ? t('error_not_connected') : problemSentence(problem);

export const takenAlready = (report: ErrorReport): string =>
  t(isOfLink(report) ? 'error_conflict_link' : 'error_conflict');

export const maybeDone = (report: ErrorReport): string =>
  t(isOfLink(report) ? 'error_outcome_unknown_link' : 'error_outcome_unknown');

export function refusedInput(report: ErrorReport): string {
  const { problem, said } = report;
  if (problem !== undefined) return problemSentence(problem);
  return t(
    said === undefined && isOfLink(report) ? 'error_invalid_input_link' : 'error_invalid_input',
  );
}

export function inMaintenance({ until }: ErrorReport): string {
  const left = until === undefined ? 0 : until - Date.now();
  if (left <= 0) return t('error_maintenance');
  const { count, unit } = waitTime(left);
  return plural(`error_maintenance_${unit}`, count);
}

export function unconfirmed({ link, field }: ErrorReport): string {
  if (field === 'password' || field === 'expiry') return t(`error_not_confirmed_${field}`);
  return t(link === undefined ? 'error_not_confirmed' : 'error_not_confirmed_link');
}

/** A web server refused it before the service saw it. */
export const isRefusedCreate = ({ code, operation, said }: ErrorReport): boolean =>
  code === 'not_found' && said === undefined && linkCreates.has(operation ?? '');

export const notThere = (report: ErrorReport): string =>
  t(isRefusedCreate(report) ? 'error_not_found_create' : 'error_not_found');

export function otherAddress({ link, field }: ErrorReport): string {
  if (link === undefined) return t('error_wrong_host');
  return field === 'domain'
    ? t('error_wrong_host_link')
    : t('error_wrong_host_unknown', { host: new URL(link.shortUrl).host });
}

export function belongsElsewhere({ address, account }: ErrorReport): string {
  if (address === undefined) return t('error_other_service');
  const host = URL.canParse(address) ? new URL(address).host : address;
  return account === undefined
    ? t('error_other_service_host', { host })
    : t('error_other_service_account', { account, host });
}

export function notAsAsked({ field, link }: ErrorReport): string {
  if (field === 'alias' || field === 'password') return t(`error_not_as_asked_${field}`);
  return typeof link?.expiry === 'string'
    ? t('error_not_as_asked_expiry', { date: dayInWords(link.expiry) })
    : t('error_not_as_asked_no_expiry');
}

export function alteredLink({ link }: ErrorReport): string {
  if (link?.origin === 'uncertain') {
    return link.longUrl === ''
      ? t('error_altered_link_elsewhere')
      : t('error_altered_link_uncertain', { url: withoutMiddle(link.longUrl) });
  }
  if (link?.told?.gone) return t('error_altered_link_deleted');
  return t(link?.status === 'active' ? 'error_altered_link_active' : 'error_altered_link');
}

export const deadLink = ({ link }: ErrorReport): string =>
  link === undefined ? t('error_dead_link') : deadLinkText(link);

export function unreadableAnswer({ operation, path }: ErrorReport): string {
  const place = [operation, path].filter((part) => part !== undefined).join(', ');
  return place === ''
    ? t('error_unexpected_response')
    : t('error_unexpected_response_at', { place });
}

/** In characters: more would push the buttons out of sight. */
const maxAddressLength = { start: 70, end: 30 };

/** Its host and its end identify it. */
function withoutMiddle(address: string): string {
  const { start, end } = maxAddressLength;
  if (address.length <= start + end) return address;
  // Cuts no surrogate pair.
  const first = address.slice(0, start).replace(/[\uD800-\uDBFF]$/, '');
  const last = address.slice(-end).replace(/^[\uDC00-\uDFFF]/, '');
  return `${first}…${last}`;
}

import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import type { Bulk, Job } from '@/lib/model/run';
import { isNotMade } from '@/lib/rules/error-policy';
import { countDone, linksOf } from '@/lib/rules/job';
import { removedBetween } from '@/lib/rules/url/removed-tracking';

import { errorText, inOneSentence } from './errors';
import { factsText, whileWaiting } from './format';
import { notStored } from './notices';
import { plural, t } from './translate';

export interface JobText {
  title: string;
  message: string;
  remedy: 'copy' | 'show' | null;
}

/** Without addresses for a private job, as notifications are remembered. @param service null where it goes without saying */
export function jobText(job: Job, service: string | null = null): JobText {
  const { message, ...text } = endText(job);
  return { ...text, message: withService(message, service) };
}

export const withService = (text: string, service: string | null): string =>
  service === null ? text : `${text}\n${t('services_line', { service })}`;

function endText(job: Job): JobText {
  const made = job.items.filter(({ link }) => link !== null);
  if (made.length < job.items.length) return missing(job, made.length);
  const text = successText(job);
  const removed = removedText(job);
  const message = [text.message, originOf(job), removed].filter((line) => line !== null).join('\n');
  const isKept = removed !== null && job.items.length === 1;
  return { ...text, message, remedy: text.remedy ?? (isKept ? 'show' : null) };
}

/** No proof that the link was made here. */
function originOf({ items }: Job): string | null {
  const isUncertain = items.length === 1 && items[0]?.link?.origin === 'uncertain';
  return isUncertain ? t('job_maybe_not_yours') : null;
}

function successText(job: Job): JobText {
  const isCopied = job.copied === true;
  const isUnsaved = job.items.some(({ link }) => link?.unsaved === true);
  const { length } = linksOf(job);
  const title = isUnsaved ? 'job_copied_not_stored' : 'common_copied';
  const links = plural(isCopied ? 'job_on_clipboard' : 'job_copy_failed', length);
  return {
    title: t(isCopied ? title : 'job_not_copied'),
    message: isUnsaved ? notStored(length) : (linkOf(job) ?? links),
    remedy: isCopied ? null : 'copy',
  };
}

export const progressText = (job: Job): string =>
  whileWaiting(plural('job_progress', job.items.length, { done: countDone(job) }), job.waitsUntil);

function missing(job: Job, made: number): JobText {
  const [reason] = job.items.flatMap(({ error }) => (error === null ? [] : [error]));
  const why = reason === undefined ? t('job_rest_later') : reasonText(job, reason);
  const { length } = job.items;
  const title =
    length === 1
      ? failureHeadline(reason ?? null, job.copied)
      : plural('job_created_of', length, { done: made });
  return { title, message: why, remedy: 'show' };
}

/** @param copied the clipboard holds a link, found later not to work */
export function failureHeadline(error: ErrorReport | null, copied: boolean | null): string {
  if (error === null) return t('popup_not_created_yet');
  const { remedy } = errorText(error);
  if (remedy === 'look') return t('popup_uncertain_title');
  if (remedy === 'create') return t(copied === true ? 'job_copied_dead' : 'job_not_copied');
  if (remedy === 'use') return t(usableHeadline(error.code));
  const isThere = error.link !== undefined;
  return t(isThere || isNotMade(error) ? 'form_not_created' : 'popup_uncertain_title');
}

function usableHeadline(code: ErrorCode) {
  if (code === 'not_confirmed') return 'job_not_copied';
  return code === 'altered_link' ? 'form_not_created' : 'job_created_not_copied';
}

/** They may hold addresses. */
function reasonText({ private: isPrivate }: Job, reason: ErrorReport): string {
  if (!isPrivate) return inOneSentence(reason);
  const { said: _said, link, ...rest } = reason;
  return inOneSentence(link === undefined ? rest : { ...rest, link: { ...link, longUrl: '' } });
}

function linkOf({ items, private: isPrivate }: Job): string | null {
  const [item] = items;
  return items.length !== 1 || isPrivate ? null : (item?.link?.shortUrl ?? null);
}

export const bulkProgressText = (job: Bulk): string =>
  withTheRest(plural('job_created_of', job.total, { done: job.made }), job);

export function bulkStateText(job: Bulk): string {
  if (job.state === 'paused') return t('bulk_paused');
  if (job.state === 'working') return plural('bulk_creating', job.total);
  return withTheRest(plural('bulk_created', job.made), job);
}

const minute = 60_000;
const hour = 60 * minute;

/** @param left milliseconds */
export const timeLeftText = (left: number): string => roughTimeText('left', left);

/** @param time milliseconds */
export const expectedTimeText = (time: number): string => roughTimeText('takes', time);

function roughTimeText(of: 'left' | 'takes', time: number): string {
  if (time < minute) return t(`bulk_${of}_soon`);
  if (time < 1.5 * hour) return plural(`bulk_${of}_minutes`, Math.round(time / minute));
  return plural(`bulk_${of}_hours`, Math.round(time / hour));
}

export function bulkNews(job: Bulk): { title: string; message: string } {
  if (job.state === 'done' || job.error === null) {
    return { title: bulkStateText(job), message: t('notification_bulk_done') };
  }
  const title = t('notification_bulk_paused', { progress: bulkProgressText(job) });
  return { title, message: inOneSentence(job.error) };
}

function withTheRest(text: string, { existing, failed }: Bulk): string {
  const parts = [text];
  if (existing > 0) parts.push(plural('bulk_existing', existing));
  if (failed > 0) parts.push(plural('bulk_failed', failed));
  return factsText(parts);
}

export function removedText({ items }: Pick<Job, 'items'>): string | null {
  const names = new Set(
    items.flatMap(({ url, full, link }) =>
      full === undefined || link === null ? [] : removedBetween(full, url),
    ),
  );
  return names.size === 0 ? null : t('job_removed_tracking', { names: factsText([...names]) });
}

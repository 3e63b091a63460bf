import type { Copied, ExternalView, JobView } from '@/components/link/view';
import { linkInfoHeadline } from '@/components/popup/link-info/link-info-screen';
import type { ErrorReport } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Job, JobItem } from '@/lib/model/run';
import { countDone, linksOf } from '@/lib/rules/job';
import { errorText } from '@/lib/texts/errors';
import { percentText } from '@/lib/texts/format';
import { plural, t } from '@/lib/texts/translate';

/** What a job is at. */
export function workingText(job: Job): string {
  const { length } = job.items;
  const done = countDone(job);
  if (done === length) return t('job_copying');
  return length === 1 ? t('popup_creating') : t('job_shortening', { at: done + 1, total: length });
}

/** How many links were made; addresses that share one count for one once all are made. */
export function createdCountText(job: Job): string {
  const { length } = job.items;
  const made = job.items.filter(({ link }) => link !== null).length;
  if (made === 0) return t('job_none_created');
  return made < length
    ? plural('job_created_of', length, { done: made })
    : plural('job_all_created', linksOf(job).length);
}

/** Whether the clipboard holds the links that were made. @param copied what became of copying them here */
export function copiedText(job: Job, copied: Copied | null): string {
  const { length } = linksOf(job);
  if (length === 0) return '';
  if (copied === 'no') return t('job_copy_all_failed');
  const isThere = copied === 'yes' || job.copied === true;
  return plural(isThere ? 'job_links_copied' : 'job_links_not_copied', length);
}

/** @param count addresses; null where neither they nor their copy were seen from here */
export function endedText(count: number | null): string {
  if (count === null) return t('job_tabs_working_hint');
  // Addresses may share a link, so the number of links is unknown.
  return count > 1 ? t('job_all_on_clipboard') : plural('job_links_copied', count);
}

/** An address that could not be shortened, and why. */
export type FailedItem = JobItem & { error: ErrorReport };

export const failuresOf = ({ items }: Job): FailedItem[] => items.filter(hasFailed);

const hasFailed = (item: JobItem): item is FailedItem => item.link === null && item.error !== null;

/** Whether trying again could help: what is wrong with an address stays wrong. */
export const isWorthRetrying = ({ code, problem }: ErrorReport): boolean =>
  code !== 'dead_link' && (code !== 'invalid_input' || problem === undefined);

/** The link that was made all the same, where it only has to be said to be fine. */
export const usableLink = (error: ErrorReport): LinkRecord | undefined =>
  errorText(error).remedy === 'use' ? error.link : undefined;

/** What a screen reader hears of what was begun without the popup; blank where focus or an alert says it. */
export function externalStatus(view: ExternalView): string {
  if (view.name === 'linkInfo') return linkInfoHeadline(view);
  if (view.name === 'job') return jobStatus(view);
  return view.name === 'job_ended' ? endedText(view.count) : '';
}

function jobStatus({ job, copied }: JobView): string {
  if (job.state !== 'working') return copied === null ? '' : copiedText(job, copied);
  if (job.waitsUntil !== null) return t('common_rate_limit_waiting');
  // In steps, as a listener would hear nothing else.
  const tenths = Math.floor((countDone(job) / job.items.length) * 10);
  return job.items.length === 1
    ? t('popup_creating')
    : t('job_percent_done', { percent: percentText(tenths / 10) });
}

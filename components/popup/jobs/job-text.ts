import type { Copied } from '@/components/popup/view';
import type { ErrorReport } from '@/lib/model/errors';
import type { Job, JobItem } from '@/lib/model/job';
import type { LinkRecord } from '@/lib/model/link';
import { countDone, linksOf } from '@/lib/rules/job';
import { errorText } from '@/lib/texts/errors';

/** What a job is at. */
export function workingText(job: Job): string {
  const { length } = job.items;
  const done = countDone(job);
  if (done === length) return 'Copying…';
  return length === 1 ? 'Making your short link…' : `Shortening ${done + 1} of ${length}`;
}

/** How many links were made; addresses that share one count for one once all are made. */
export function createdCountText(job: Job): string {
  const { length } = job.items;
  const made = job.items.filter(({ link }) => link !== null).length;
  if (made === 0) return 'No link was made';
  if (made < length) return `${made} of ${length} links made`;
  const links = linksOf(job).length;
  return links === 1 ? 'The link was made' : `All ${links} links made`;
}

/** Whether the clipboard holds the links that were made. `copied`: what became of copying them here, if anybody wanted that. */
export function copiedText(job: Job, copied: Copied | null): string {
  const { length } = linksOf(job);
  if (length === 0) return '';
  const subject = length === 1 ? 'The link is' : `The ${length} links are`;
  if (copied === 'no') return 'Not copied: press Copy all once more.';
  const isThere = copied === 'yes' || job.copied === true;
  return isThere ? `${subject} on the clipboard.` : `${subject} not on the clipboard yet.`;
}

/** @param count addresses; null where nobody could count them, and nobody saw them being copied */
export function endedText(count: number | null): string {
  if (count === null) return 'They are shortened one by one, and their links copied together.';
  // Addresses may share a link.
  return count === 1 ? 'The link is on the clipboard.' : 'All links are on the clipboard.';
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

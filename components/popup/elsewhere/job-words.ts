import type { Job } from '@/lib/contract/job';
import { countDone } from '@/lib/rules/undone-items';

import type { Copied } from '../view';
import { linksOf } from './job-items';

/** What a job is at. */
export function workingText(job: Job): string {
  const { length } = job.items;
  const done = countDone(job);
  if (done === length) return 'Copying…';
  return length === 1 ? 'Making your short link…' : `Shortening ${done + 1} of ${length}`;
}

/** How many links were made. */
export function madeText(job: Job): string {
  const { length } = job.items;
  const made = linksOf(job).length;
  if (made === 0) return 'No link was made';
  return made === length ? `All ${length} links made` : `${made} of ${length} links made`;
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

/** @param count links; null where nobody could count them, and nobody saw them being copied */
export function endedText(count: number | null): string {
  if (count === null) return 'They are shortened one by one, and their links copied together.';
  return count === 1 ? 'The link is on the clipboard.' : `All ${count} links are on the clipboard.`;
}

import type { ErrorReport } from '@/lib/model/errors';
import { copiedDeadLink } from '@/lib/texts/dead-link-text';
import { type Remedy, errorText } from '@/lib/texts/errors';

import { isWorthRetrying } from './job-items';

/** The remedies whose button stands with the failure itself. */
const atTheFailure: ReadonlySet<Remedy> = new Set(['retry', 'wait', 'look', 'use', 'create']);

/** The failures after which the form is of no use for the address: its link may be there, or it is a link. */
const madePerhaps: ReadonlySet<Remedy> = new Set(['look', 'use', 'create']);

/**
 * What the failure to shorten an address is called.
 * @param error null: it was stopped before
 * @param copied whether the clipboard holds a link all the same: it was found out later that it does not work
 */
export function failureHeadline(error: ErrorReport | null, copied: boolean | null): string {
  if (error === null) return 'Not shortened yet';
  const { remedy } = errorText(error);
  if (remedy === 'look') return 'Perhaps it was made';
  if (remedy === 'create') return copied === true ? copiedDeadLink : 'Not copied';
  return remedy === 'use' && error.code !== 'altered_link'
    ? 'Made, but not copied'
    : 'Not shortened';
}

/** Which buttons an address that was not shortened needs beside its failure: trying again, and choosing in the form. */
export function waysOut(
  url: string,
  error: ErrorReport | null,
): { again: boolean; choose: boolean } {
  const choose = url !== '' && !isOfPage(error);
  if (error === null) return { again: true, choose };
  const { remedy } = errorText(error);
  return {
    again: isWorthRetrying(error) && !atTheFailure.has(remedy),
    choose: choose && !madePerhaps.has(remedy),
  };
}

/** What is wrong is no address that could be mended in the form. */
const isOfPage = (error: ErrorReport | null): boolean =>
  error?.problem !== undefined && !error.problem.startsWith('url_');

import type { BulkRow } from '@/lib/model/bulk';
import { type ErrorReport, mayBeDone } from '@/lib/model/errors';
import { policyOf } from '@/lib/rules/error-policy';

import { linked } from './row';

/**
 * What a failure of a row means for it and for the job.
 * - `limited`: nothing more was sent; the job waits until then.
 * - `halted`: every row would fail just so, until somebody mends it.
 * - `linked`: there is a link all the same.
 * - `taken`: the short part that Curtail chose is somebody else's.
 * - `again`: it may pass; `isTold`: the service answered so much that it cannot be down.
 * - `refused`: this row, for good.
 */
export type FailureVerdict =
  | { is: 'limited'; until: number | undefined }
  | { is: 'halted' | 'linked' | 'taken' | 'refused' }
  | { is: 'again'; isTold: boolean };

export function judgeFailure(report: ErrorReport, row: Pick<BulkRow, 'alias'>): FailureVerdict {
  const { code, link, until } = report;
  const policy = policyOf(code);
  if (code === 'rate_limited') return { is: 'limited', until };
  if (link !== undefined && policy.maybeLinked) return { is: 'linked' };
  if (policy.blocks !== undefined) return { is: 'halted' };
  if (link !== undefined) return { is: 'refused' };
  if (mayBeDone(report)) return { is: 'again', isTold: false };
  return judgeAnswer(report, row);
}

/**
 * Whether the links of all the other rows would have the same fault as this one: then a person says whether they are wanted so.
 * An option of one row, such as its expiration, tells nothing of the others.
 */
export const isFaultOfAll = ({ code, field, link }: ErrorReport): boolean =>
  link !== undefined &&
  ((policyOf(code).maybeLinked === true && policyOf(code).nextFails === 'certainly') ||
    (code === 'not_as_asked' && field === 'password'));

/** What certainly made no link. */
function judgeAnswer(
  { code, field }: ErrorReport,
  { alias }: Pick<BulkRow, 'alias'>,
): FailureVerdict {
  if (field === 'alias' && alias === '') return { is: 'taken' };
  return field === undefined && policyOf(code).isRetryable
    ? { is: 'again', isTold: code !== 'offline' }
    : { is: 'refused' };
}

/** What stands with a row while its request is under way: should the worker end now, nobody knows what came of it. */
export const uncertainState: ErrorReport = { code: 'outcome_unknown', outcome: 'unknown' };

/** Tries in vain after which a row is reported; one counts twice when the service was well otherwise. */
const maxTries = 12;

/**
 * @param row as it was sent
 * @param had how the link came about that there is all the same
 */
export function afterVerdict(
  row: BulkRow,
  report: ErrorReport,
  verdict: FailureVerdict,
  had: 'made' | 'existing',
): BulkRow {
  const { link, ...error } = report;
  const shortUrl = shortUrlOf(link);
  switch (verdict.is) {
    case 'limited':
    case 'halted':
      return withDoubt(row, report);
    case 'linked':
      return linked(row, had, { ...link, shortUrl, error: report });
    case 'refused':
      return {
        ...row,
        password: null,
        state: 'failed',
        shortUrl: shortUrl || null,
        error: isAboutLink(report) ? report : error,
      };
    case 'taken':
      return rowForNextTry({ ...row, part: null }, error, 1);
    case 'again':
      return rowForNextTry(row, error, weightOf(error, verdict.isTold));
  }
}

/** What is said of these is where the link leads, or until when it works. */
const isAboutLink = ({ code, link }: ErrorReport): boolean =>
  code === 'not_as_asked' || (code === 'altered_link' && link?.origin === 'uncertain');

const shortUrlOf = (link: ErrorReport['link']): string => link?.shortUrl ?? '';

/** A link that is there already is to be found by the next try, not made once more. */
const withDoubt = (row: BulkRow, report: ErrorReport): BulkRow =>
  mayBeDone(report) ? { ...row, error: row.error ?? uncertainState } : row;

/** A browser that is offline says nothing about a row. */
const weightOf = ({ code }: ErrorReport, isTold: boolean): number => {
  if (code === 'offline') return 0;
  return isTold ? 2 : 1;
};

/** The row, to be tried once more; reported when that was in vain too often. */
function rowForNextTry(row: BulkRow, error: ErrorReport, weight: number): BulkRow {
  const tries = row.tries + weight;
  if (tries >= maxTries) return { ...row, password: null, tries, state: 'failed', error };
  return { ...row, tries, error: mayBeDone(error) ? error : null };
}

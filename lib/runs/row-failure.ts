import { type ErrorReport, mayBeDone } from '@/lib/model/errors';
import type { RunRow } from '@/lib/model/run';
import { policyOf } from '@/lib/rules/error-policy';

import { linked } from './row';

/**
 * - `limited`: nothing more was sent; the run waits until then.
 * - `halted`: every row fails alike until the user mends it.
 * - `linked`: there is a link all the same.
 * - `taken`: another link has the alias that Curtail picked.
 * - `again`: it may pass; `isTold`: an answer shows that the service is up.
 * - `refused`: this row, for good.
 */
export type FailureVerdict =
  | { is: 'limited'; until: number | undefined }
  | { is: 'halted' | 'linked' | 'taken' | 'refused' }
  | { is: 'again'; isTold: boolean };

export function judgeFailure(report: ErrorReport, row: Pick<RunRow, 'alias'>): FailureVerdict {
  const { code, link, until } = report;
  const policy = policyOf(code);
  if (code === 'rate_limited') return { is: 'limited', until };
  if (link !== undefined && policy.maybeLinked) return { is: 'linked' };
  if (policy.blocks !== undefined) return { is: 'halted' };
  if (link !== undefined) return { is: 'refused' };
  if (mayBeDone(report)) return { is: 'again', isTold: false };
  return judgeAnswer(report, row);
}

/** Whether the links of all other rows would have the same fault; an option of one row, such as its expiration, predicts nothing. */
export const isFaultOfAll = ({ code, field, link }: ErrorReport): boolean =>
  link !== undefined &&
  ((policyOf(code).maybeLinked === true && policyOf(code).nextFails === 'certainly') ||
    (code === 'not_as_asked' && field === 'password'));

/** What certainly made no link. */
function judgeAnswer(
  { code, field }: ErrorReport,
  { alias }: Pick<RunRow, 'alias'>,
): FailureVerdict {
  if (field === 'alias' && alias === '') return { is: 'taken' };
  return field === undefined && policyOf(code).isRetryable
    ? { is: 'again', isTold: code !== 'offline' }
    : { is: 'refused' };
}

/** Stands with a row while its request is under way: the worker may end meanwhile. */
export const uncertainState: ErrorReport = { code: 'outcome_unknown', outcome: 'unknown' };

/** Tries in vain after which a row is reported; one counts twice when the service was well otherwise. */
const maxTries = 12;

/**
 * @param row as it was sent
 * @param had how the link came about that there is all the same
 */
export function afterVerdict(
  row: RunRow,
  report: ErrorReport,
  verdict: FailureVerdict,
  had: 'made' | 'existing',
): RunRow {
  const { link, ...error } = report;
  switch (verdict.is) {
    case 'limited':
    case 'halted':
      return withDoubt(row, report);
    case 'linked':
      return link === undefined ? row : linked(row, had, link, report);
    case 'refused':
      return refusedRow(row, report);
    case 'taken':
      return rowForNextTry({ ...row, part: null }, error, 1);
    case 'again':
      return rowForNextTry(row, error, weightOf(error, verdict.isTold));
  }
}

function refusedRow(row: RunRow, report: ErrorReport): RunRow {
  const { link, ...error } = report;
  const isKept = row.isCopied === true || isAboutLink(report);
  const shortUrl = link?.shortUrl ?? null;
  return { ...row, state: 'failed', shortUrl, error: isKept ? report : error };
}

/** The row's report says where this link leads, or until when it works. */
const isAboutLink = ({ code, link }: ErrorReport): boolean =>
  code === 'not_as_asked' || (code === 'altered_link' && link?.origin === 'uncertain');

/** A link that is there already is to be found by the next try, not made once more. */
const withDoubt = (row: RunRow, report: ErrorReport): RunRow =>
  mayBeDone(report) ? { ...row, error: row.error ?? uncertainState } : row;

/** A browser that is offline says nothing about a row. */
const weightOf = ({ code }: ErrorReport, isTold: boolean): number => {
  if (code === 'offline') return 0;
  return isTold ? 2 : 1;
};

/** The row, to be tried once more; failed when that was in vain too often. */
function rowForNextTry(row: RunRow, error: ErrorReport, weight: number): RunRow {
  const tries = row.tries + weight;
  if (tries >= maxTries) return { ...row, tries, state: 'failed', error };
  return { ...row, tries, error: mayBeDone(error) ? error : null };
}

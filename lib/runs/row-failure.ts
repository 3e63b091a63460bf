import { type ErrorReport, mayBeDone } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Run, RunRow } from '@/lib/model/run';
import { policyOf } from '@/lib/rules/error-policy';

import type { RowOutcome } from './lane';
import { linked, sourceOf } from './row';

type Head = Pick<Run, 'startedAt' | 'acceptsMismatch'>;

/** Stands with a row while its request is under way: the worker may end meanwhile. */
export const uncertainState: ErrorReport = { code: 'outcome_unknown', outcome: 'unknown' };

const maxTries = 8;

/** Whether the links of all other rows would have the same fault; an option of one row, such as its expiration, predicts nothing. */
export const isFaultOfAll = ({ code, field, link }: ErrorReport): boolean =>
  link !== undefined &&
  ((policyOf(code).maybeLinked === true && policyOf(code).nextFails === 'certainly') ||
    (code === 'not_as_asked' && field === 'password'));

/** @param row as it was sent, with the doubt that there was before */
export function afterFailure(row: RunRow, report: ErrorReport, head: Head): [RunRow, RowOutcome] {
  const { code, field, link, until } = report;
  const { blocks, isRetryable } = policyOf(code);
  if (code === 'rate_limited') return [withDoubt(row, report), { is: 'limited', until }];
  if (link !== undefined) return withFaultyLink(row, report, link, head);
  if (blocks !== undefined) return [withDoubt(row, report), { is: 'halted', report }];
  const isTaken = field === 'alias' && row.alias === '';
  if (isTaken && !mayBeDone(report))
    return [triedOnce({ ...row, part: null }, report), { is: 'over' }];
  if (mayBeDone(report) || (field === undefined && isRetryable === true))
    return [triedOnce(row, report), { is: 'troubled', report }];
  return [{ ...row, state: 'failed', error: report }, { is: 'over' }];
}

function withFaultyLink(
  row: RunRow,
  report: ErrorReport,
  link: LinkRecord,
  { startedAt, acceptsMismatch }: Head,
): [RunRow, RowOutcome] {
  const isOld = link.createdAt < startedAt;
  const had = sourceOf({ how: isOld ? 'existing' : 'created', link }, row);
  const after: RunRow =
    policyOf(report.code).maybeLinked === true
      ? linked(row, had, link, report)
      : { ...row, state: 'failed', shortUrl: link.shortUrl, error: report };
  const isHalt = isFaultOfAll(report) && !isOld && acceptsMismatch !== true;
  return [after, isHalt ? { is: 'halted', report } : { is: 'over' }];
}

/** A link that is there already is to be found by the next try, not made once more. */
const withDoubt = (row: RunRow, report: ErrorReport): RunRow =>
  mayBeDone(report) ? { ...row, error: row.error ?? uncertainState } : row;

/** A browser that is offline says nothing about a row. */
function triedOnce(row: RunRow, report: ErrorReport): RunRow {
  const tries = row.tries + (report.code === 'offline' ? 0 : 1);
  if (tries >= maxTries) return { ...row, tries, state: 'failed', error: report };
  return { ...row, tries, error: mayBeDone(report) ? report : null };
}

import type { BulkRow } from '@/lib/model/bulk';
import { type ErrorReport, mayBeDone } from '@/lib/model/errors';
import { policyOf } from '@/lib/rules/error-policy';

/**
 * What a failure of a row means for it and for the job.
 * - `limited`: nothing was sent; the job waits until then.
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
  if (policy.blocks !== undefined) return { is: 'halted' };
  if (link !== undefined) return { is: policy.maybeLinked ? 'linked' : 'refused' };
  if (mayBeDone(report)) return { is: 'again', isTold: false };
  return judgeAnswer(report, row);
}

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

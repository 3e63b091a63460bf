import type { BulkRow } from '@/lib/model/bulk';
import type { ErrorCode, ErrorReport } from '@/lib/model/errors';

/**
 * What a failure of a row means for it and for the job.
 * - `limited`: nothing was sent; the job waits until then.
 * - `halted`: every row would fail just so, until somebody mends it.
 * - `linked`: there is a link all the same.
 * - `taken`: the short part that Curtail chose is somebody else's.
 * - `again`: it may pass; `isTold`: the service answered so much that it cannot be down.
 * - `refused`: this row, for good.
 */
export type Verdict =
  | { is: 'limited'; until: number | undefined }
  | { is: 'halted' | 'linked' | 'taken' | 'refused' }
  | { is: 'again'; isTold: boolean };

const halting: ReadonlySet<ErrorCode> = new Set([
  'not_connected',
  'other_service',
  'permission_missing',
  'unauthorized',
  'forbidden',
  'plan_limit',
  'storage_failed',
]);

/** With a link they tell that it is not as asked; without one, that the service is not itself. */
const maybeLinked: ReadonlySet<ErrorCode> = new Set(['wrong_host', 'not_confirmed']);

const passing: ReadonlySet<ErrorCode> = new Set([
  ...maybeLinked,
  'offline',
  'timeout',
  'unreachable',
  'maintenance',
  'server_error',
  'not_found',
  'unexpected_response',
  'internal',
]);

/** Whether a link may have been made although nobody knows of it. */
export const isUncertain = ({ code, outcome }: ErrorReport): boolean =>
  code === 'outcome_unknown' || outcome === 'unknown';

export function judgeFailure(report: ErrorReport, row: Pick<BulkRow, 'alias'>): Verdict {
  const { code, link, until } = report;
  if (code === 'rate_limited') return { is: 'limited', until };
  if (halting.has(code)) return { is: 'halted' };
  if (link !== undefined) return { is: maybeLinked.has(code) ? 'linked' : 'refused' };
  if (isUncertain(report)) return { is: 'again', isTold: false };
  return judgeAnswer(report, row);
}

/** What certainly made no link. */
function judgeAnswer({ code, field }: ErrorReport, { alias }: Pick<BulkRow, 'alias'>): Verdict {
  if (field === 'alias' && alias === '') return { is: 'taken' };
  return field === undefined && passing.has(code)
    ? { is: 'again', isTold: code !== 'offline' }
    : { is: 'refused' };
}

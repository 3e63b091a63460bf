import { retryTime } from '@/lib/async/retry-when-allowed';
import type { ErrorReport } from '@/lib/model/errors';
import type { BulkRequests } from '@/lib/model/run';

/** In milliseconds: the pauses while something is wrong, and the longest wait; a longer one comes from a clock that was set back. */
const pauses = { first: 2000, longest: 60_000, wait: 3_600_000 };

/** Rows that wait for the same API of the same service. */
export interface Lane {
  readonly kind: keyof BulkRequests;
  readonly service: string;
  /** The next ones, by place. */
  readonly queue: number[];
  readonly underWay: Set<number>;
  readonly maxUnderWay: number;
  /** Epoch milliseconds before which no further one is begun. */
  until: number;
  /** How often in a row it was set back. */
  setbacks: number;
  /** What it waits for to pass. */
  trouble: ErrorReport | null;
  /** What has to be mended before any of them can be made. */
  halt: ErrorReport | null;
}

/**
 * What came of one try with a row, for those that wait behind it.
 * - `over`: it is done with, or has come one step further.
 * - `limited`: the rate limit lets nothing through before then; the row comes first again.
 * - `halted`: nothing gets through until the user mends it.
 * - `troubled`: it is tried again later, as is everything else.
 */
export type RowOutcome =
  | { is: 'over' }
  | { is: 'limited'; until: number | undefined }
  | { is: 'halted' | 'troubled'; report: ErrorReport };

export const clampWait = (moment: number, now: number): number =>
  Math.min(moment, now + pauses.wait);

/** Whether one more row could be begun, now or later. */
export const hasRoom = ({ queue, underWay, maxUnderWay, halt }: Lane): boolean =>
  halt === null && queue.length > 0 && underWay.size < maxUnderWay;

export const isOver = ({ queue, underWay, halt }: Lane): boolean =>
  underWay.size === 0 && (queue.length === 0 || halt !== null);

export function recordOutcome(lane: Lane, step: RowOutcome, now: number): void {
  switch (step.is) {
    case 'over':
      lane.setbacks = 0;
      lane.trouble = null;
      break;
    case 'halted':
      lane.halt = step.report;
      break;
    case 'troubled':
      recordSetback(lane, step.report, now);
      break;
    case 'limited':
      recordLimit(lane, clampWait(retryTime(step.until, now), now));
  }
}

/** What is wrong may be waited for even longer; where it is not, the rows wait for the limit. */
function recordLimit(lane: Lane, until: number): void {
  if (lane.trouble !== null && until < lane.until) return;
  lane.until = until;
  lane.trouble = null;
}

/** Lets the lane wait, longer each time; failures of what was under way together count as one. */
export function recordSetback(lane: Lane, report: ErrorReport, now: number): void {
  const isWaiting = lane.until > now;
  // The limit lasts as long whatever goes wrong meanwhile.
  if (isWaiting && lane.trouble === null) return;
  lane.trouble = report;
  if (isWaiting) return;
  lane.until = now + Math.min(pauses.first * 2 ** lane.setbacks, pauses.longest);
  lane.setbacks += 1;
}

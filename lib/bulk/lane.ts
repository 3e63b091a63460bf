import { retryTime } from '@/lib/async/retry-when-allowed';
import type { ErrorReport } from '@/lib/model/errors';

/** In milliseconds: the pauses while something is wrong, and the longest wait that anybody believes in. */
const pauses = { first: 2000, longest: 60_000, believed: 3_600_000 };

/** Rows that wait for the same API, some of which are under way. */
export interface Lane {
  /** The next ones, by place. */
  readonly queue: number[];
  readonly underWay: Set<number>;
  /** How many may be under way at a time. */
  readonly maxUnderWay: number;
  /** Epoch milliseconds before which no further one is begun. */
  until: number;
  /** How often in a row it was set back. */
  setbacks: number;
  /** What it waits for to pass. */
  trouble: ErrorReport | null;
}

export const newLane = (
  maxUnderWay: number,
  queue: number[],
  standing: Pick<Lane, 'until' | 'trouble'>,
): Lane => ({ queue, maxUnderWay, underWay: new Set(), setbacks: 0, ...standing });

/** Milliseconds to wait after something went wrong, longer each time. @param setbacks how often in a row it had before */
const pauseAfter = (setbacks: number): number =>
  Math.min(pauses.first * 2 ** setbacks, pauses.longest);

/** No later than anybody waits; what is further away comes from a clock that was set back. */
export const clampWait = (moment: number, now: number): number =>
  Math.min(moment, now + pauses.believed);

/** Whether one more row could be begun, now or later. */
export const hasRoom = ({ queue, underWay, maxUnderWay }: Lane): boolean =>
  queue.length > 0 && underWay.size < maxUnderWay;

/** Takes note of what came of a row for those behind it. */
export function recordOutcome(lane: Lane, step: RowOutcome, now: number): void {
  if (step.is === 'over') clearTrouble(lane);
  if (step.is === 'troubled') recordSetback(lane, step.report, now);
  if (step.is !== 'limited') return;
  // Whoever was refused without a moment, or with one that is over, must not ask at once.
  const until = clampWait(retryTime(step.until, now), now);
  // What is wrong may be waited for even longer; where it is not, it is the limit that the rows wait for.
  if (lane.trouble !== null && until < lane.until) return;
  lane.until = until;
  lane.trouble = null;
}

/** Lets the lane wait, longer each time; failures of what was under way together count as one. */
export function recordSetback(lane: Lane, report: ErrorReport, now: number): void {
  const isWaiting = lane.until > now;
  // For the limit, which lasts as long whatever goes wrong meanwhile.
  if (isWaiting && lane.trouble === null) return;
  lane.trouble = report;
  if (isWaiting) return;
  lane.until = now + pauseAfter(lane.setbacks);
  lane.setbacks += 1;
}

function clearTrouble(lane: Lane): void {
  lane.setbacks = 0;
  lane.trouble = null;
}

/**
 * What came of one try with a row, for those that wait behind it.
 * - `over`: it is done with, or has come one step further.
 * - `limited`: the rate limit lets nothing through before then; the row comes first again.
 * - `halted`: nothing gets through until somebody mends it.
 * - `troubled`: it is tried again later, as is everything else.
 */
export type RowOutcome =
  | { is: 'over' }
  | { is: 'limited'; until: number | undefined }
  | { is: 'halted' | 'troubled'; report: ErrorReport };

/**
 * Does work that never fails but by a defect of ours, which doing it again at once would only repeat: after a failure it
 * resolves later, and later each time.
 */
export function withGrowingPause(
  work: () => Promise<void>,
  wait: (milliseconds: number) => Promise<void>,
): () => Promise<void> {
  let failures = 0;
  return async () => {
    try {
      await work();
      failures = 0;
    } catch {
      failures += 1;
      await wait(pauseAfter(failures - 1));
    }
  };
}

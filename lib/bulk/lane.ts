import type { ErrorReport } from '@/lib/model/errors';

import type { Step } from './step';

/** In milliseconds: the pauses while something is wrong, and the longest wait that anybody believes in. */
const pauses = { least: 10, first: 2000, longest: 60_000, believed: 3_600_000, untold: 60_000 };

/** Rows that wait for the same API, some of which are under way. */
export interface Lane {
  /** The next ones, by place. */
  readonly queue: number[];
  readonly underWay: Set<number>;
  /** How many may be under way at a time. */
  readonly most: number;
  /** Epoch milliseconds before which no further one is begun. */
  until: number;
  /** How often in a row it was set back. */
  setbacks: number;
  /** What it waits for to pass. */
  trouble: ErrorReport | null;
}

export const newLane = (
  most: number,
  queue: number[],
  standing: Pick<Lane, 'until' | 'trouble'>,
): Lane => ({ queue, most, underWay: new Set(), setbacks: 0, ...standing });

/** Milliseconds to wait after something went wrong, longer each time. @param setbacks how often in a row it had before */
export const pauseAfter = (setbacks: number): number =>
  Math.min(pauses.first * 2 ** setbacks, pauses.longest);

/** No later than anybody waits; what is further away comes from a clock that was set back. */
export const believable = (moment: number, now: number): number =>
  Math.min(moment, now + pauses.believed);

/** Whether one more row could be begun, now or later. */
export const hasRoom = ({ queue, underWay, most }: Lane): boolean =>
  queue.length > 0 && underWay.size < most;

/** Takes note of what came of a row for those behind it. */
export function takeStep(lane: Lane, step: Step, now: number): void {
  if (step.is === 'over') clearTrouble(lane);
  if (step.is === 'troubled') setBack(lane, step.report, now);
  if (step.is !== 'limited') return;
  // Whoever was refused without a moment, or with one that is over, must not ask at once.
  const asked = Math.max(step.until ?? now + pauses.untold, now + pauses.least);
  const until = believable(asked, now);
  // What is wrong may be waited for even longer; where it is not, it is the limit that the rows wait for.
  if (lane.trouble !== null && until < lane.until) return;
  lane.until = until;
  lane.trouble = null;
}

/** Lets the lane wait, longer each time; failures of what was under way together count as one. */
export function setBack(lane: Lane, report: ErrorReport, now: number): void {
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

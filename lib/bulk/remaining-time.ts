import type { Bulk } from '@/lib/model/bulk';

/** Milliseconds of work that tell nothing yet: services let a few requests through at once before they make one wait. */
const minWork = 10_000;

/** Milliseconds after which a guess has mostly come over to what is seen by then. */
const smoothingTime = 20_000;

/** Milliseconds between two counts of the work, at most: while the browser is closed, nobody works. */
const maxStep = 300_000;

/** How many rows are dealt with, well or not. */
export const rowsDone = ({ made, existing, failed }: Pick<Bulk, 'made' | 'existing' | 'failed'>) =>
  made + existing + failed;

/**
 * How much longer a job takes, as far as its rows so far tell.
 * @returns milliseconds; null as long as that would be a mere guess
 */
export function remainingTime(bulk: Bulk, now: number): number | null {
  const done = rowsDone(bulk);
  // Since it was counted last, and until it goes on.
  const since = Math.min(Math.max(0, now - (bulk.workedAt ?? now)), maxStep);
  const wait = Math.max(0, (bulk.waitsUntil ?? 0) - now);
  const spent = bulk.worked + since + wait;
  if (done === 0 || spent < minWork) return null;
  return (spent / done) * (bulk.total - done);
}

/** A remaining time as it was told, and when (epoch milliseconds). */
export interface ShownTime {
  left: number;
  at: number;
}

/**
 * What to tell next, so that it neither jumps nor stands still: what was told runs down with the clock and comes over to what
 * is seen now little by little.
 */
export function nextShownTime(before: ShownTime | null, left: number, now: number): ShownTime {
  if (before === null) return { left, at: now };
  const passed = Math.max(0, now - before.at);
  const expected = Math.max(0, before.left - passed);
  const share = 1 - Math.exp(-passed / smoothingTime);
  return { left: expected + (left - expected) * share, at: now };
}

import type { Opening } from '../../bench/race/trials/opening.ts';
import type { Results } from '../../bench/race/trials/trials.ts';

/** A popup that took so many milliseconds to be there. */
const sampleOpening = (paint: number, changes: Partial<Opening> = {}): Opening => ({
  firstPaint: paint,
  largestPaint: paint,
  cpu: 100,
  heap: 1_048_576,
  loaded: 0,
  ...changes,
});

/** What was measured of an extension whose popup was there after so many milliseconds, with its worker awake. */
export const awakeAfter = (paint: number): Results => ({ awake: sampleOpening(paint) });

import type { Lane } from '../lane.ts';
import { measureAtRest } from './at-rest.ts';
import { measureClosingTab } from './closing-tab.ts';
import { measureAtOnce, measurePress } from './copying.ts';
import { measureOpening, measureRested } from './opening.ts';

/** Everything that is measured of a contestant, for each of them in the same way. */
export const trials = {
  awake: (lane: Lane) => measureOpening(lane, 'awake'),
  asleep: (lane: Lane) => measureOpening(lane, 'ended'),
  rested: measureRested,
  press: measurePress,
  atOnceAsleep: measureAtOnce,
  closingTab: measureClosingTab,
  atRest: measureAtRest,
};

export type TrialName = keyof typeof trials;

/** What one contestant did in one round; what it was not tried for is not there. */
export type Results = { [N in TrialName]?: Awaited<ReturnType<(typeof trials)[N]>> };

/** What one round gave, by column. */
export type Round = Readonly<Record<string, Results>>;

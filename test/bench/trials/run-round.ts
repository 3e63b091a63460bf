import { setTimeout } from 'node:timers/promises';

import type { Stage } from '../stage/stage.ts';
import { shuffle } from './shuffle.ts';
import { trials, type Round, type Trial, type TrialName } from './trials.ts';

/** How long the browser is left alone before something is measured, in milliseconds. */
const restBefore = 250;

let pages = 0;

/** Measures everything once, in random order, so that nothing always comes after the same. */
export async function runRound(stage: Stage): Promise<Round> {
  const results: Partial<Record<TrialName, unknown>> = {};
  for (const name of shuffle(Object.keys(trials) as TrialName[])) {
    const { subject, measure, prepare }: Trial<unknown> = trials[name];
    // A page that nobody shortened before.
    pages += 1;
    await stage.browser.visit(`${stage.service.origin}/articles/bench?page=${String(pages)}`);
    await prepare?.(stage, stage.ids[subject]);
    await setTimeout(restBefore);
    results[name] = await measure(stage);
  }
  return results as Round;
}

import { setTimeout } from 'node:timers/promises';

import { evaluate } from '../browser/evaluate.ts';
import { press } from '../browser/press.ts';
import { restAfter } from '../browser/rest.ts';
import type { Stage } from '../stage/stage.ts';
import { letSleep } from '../stage/worker-state.ts';
import { forgetAnswers, onScreen } from './options-page.ts';

/** Opens every screen once, with nothing known and the worker asleep. @returns the requests of each */
export async function countRequests(stage: Stage): Promise<number[]> {
  await forgetAnswers(stage);
  await letSleep(stage, stage.ids.account);
  return await onScreen(stage, 'connect', async (page) => {
    const counts: number[] = [];
    for (const name of await evaluate(page, screenNames)) {
      stage.service.clearRequests();
      await press(page, 'nav a', name);
      await setTimeout(restAfter);
      counts.push(stage.service.requests().length);
    }
    return counts;
  });
}

/** The sidebar, from top to bottom. */
const screenNames = (): string[] =>
  [...document.querySelectorAll('nav a')].map(({ textContent }) => textContent);

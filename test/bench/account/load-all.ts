import type { CDPSession } from 'puppeteer-core';

import { press } from '../browser/press.ts';
import type { Sight } from '../stage/screen-probe.ts';
import type { Stage } from '../stage/stage.ts';
import { requestedAt, forgetMarks, marksOf, rowsSeen } from './sights.ts';

/**
 * Loads all of the list that is shown.
 * @returns for each page of it, milliseconds from when the service was asked until its rows were painted as loaded
 * @throws {Error} when there was an answer that the list did not show
 */
export async function measureLoadAll({ service }: Stage, page: CDPSession): Promise<number[]> {
  service.clearRequests();
  await forgetMarks(page);
  await press(page, 'button', 'Load all');
  await rowsSeen(page, { progress: '' });
  const steps = stepsIn((await marksOf(page)).sights);
  return service.requests().map((request, index) => {
    const step = steps[index];
    if (step === undefined) throw new Error('The list did not show what was answered.');
    return step.painted - requestedAt(request);
  });
}

/** The first sight of each time that more was loaded, after the one that says what was there at first. */
function stepsIn(sights: readonly Sight[]): Sight[] {
  let most = NaN;
  return sights.filter((sight) => {
    const loaded = loadedIn(sight);
    const isStep = loaded > most;
    if (isStep || Number.isNaN(most)) most = loaded;
    return isStep;
  });
}

/** The rows that a sight says are loaded. */
function loadedIn({ progress }: Sight): number {
  if (progress === '') return Infinity;
  return Number(/^Loading: (\S+) of/u.exec(progress)?.[1]?.replaceAll(/\D/gu, ''));
}

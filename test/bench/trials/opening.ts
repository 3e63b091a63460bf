import { setTimeout } from 'node:timers/promises';

import { cpuTime } from '../browser/cpu-time.ts';
import { loadedNames } from '../browser/loaded-names.ts';
import { paintTimes } from '../browser/paint-times.ts';
import { usedHeap } from '../browser/used-heap.ts';
import type { Subject } from '../stage/measured-copies.ts';
import type { Stage } from '../stage/stage.ts';

/** How long after the click a popup has come to rest, for all alike, in milliseconds. */
export const restAfter = 700;

/** What it takes to open a popup: milliseconds from the click, of CPU, and bytes. */
export interface Opening {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly cpu: number;
  readonly heap: number;
  /** The scripts and styles it had loaded when it came to rest, as paths in the extension. */
  readonly loaded: readonly string[];
}

/** Clicks the toolbar button of a subject and leaves its popup alone until it has come to rest. */
export async function measureOpening({ browser, ids }: Stage, subject: Subject): Promise<Opening> {
  const before = await cpuTime(browser.processId);
  const { targetId, clickedAt } = await browser.click(ids[subject]);
  await setTimeout(restAfter);
  const cpu = (await cpuTime(browser.processId)) - before;
  const page = await browser.attach(targetId);
  const { first, largest } = await paintTimes(page);
  const opening = {
    firstPaint: first - clickedAt,
    largestPaint: largest - clickedAt,
    cpu,
    loaded: await loadedNames(page),
    heap: await usedHeap(page),
  };
  await browser.close(targetId);
  return opening;
}

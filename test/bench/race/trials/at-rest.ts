import { setTimeout } from 'node:timers/promises';

import { extensionProcesses, privateMemory } from '../../browser/processes.ts';
import { usedHeap } from '../../browser/used-heap.ts';
import { type Lane, lookAtPopup } from '../lane.ts';
import { bringWorker, isAwake } from '../worker-state.ts';

/** What a worker takes that is awake and has nothing to do, in bytes. */
export interface AtRest {
  /** JavaScript's heap after a collection. */
  readonly heap: number;
  /** What its process has for itself alone. */
  readonly memory: number;
}

/** Milliseconds: what a worker puts off is done by then, and the browser, which waits thirty seconds, has not ended it. */
const settled = 12_000;

/**
 * Opens and closes the popup, as a person did before, and measures what is left in the worker a while later. It begins with a new
 * process: whatever pages were open in an older one have left it larger, and which ones were is a matter of what is measured before.
 */
export async function measureAtRest(lane: Lane): Promise<AtRest> {
  const { browser, contestant, id } = lane;
  await bringWorker(lane, 'ended');
  await bringWorker(lane, 'awake');
  await lookAtPopup(lane);
  await setTimeout(settled);
  const [process, ...others] = await extensionProcesses(browser.processId);
  const worker = await browser.findWorker(id);
  if (process === undefined || others.length > 0 || worker === undefined || !(await isAwake(lane)))
    throw new Error(`The worker of ${contestant.column} is not alone in a process of its own.`);
  const memory = await privateMemory(process);
  return { memory, heap: await browser.within(worker, usedHeap) };
}

import { setTimeout } from 'node:timers/promises';

import { poll } from '../../e2e/harness/poll.ts';
import { evaluate } from '../browser/evaluate.ts';
import { extensionProcesses } from '../browser/processes.ts';
import { restBefore } from '../browser/rest.ts';
import { anyPage } from './contestant.ts';
import { inPage, type Lane, lookAtPopup } from './lane.ts';

/**
 * How the worker of an extension is when something begins: awake, as it has just been asked something; or ended, and the process that it ran in
 * with it, as the browser ends one that is idle.
 */
export type WorkerState = 'awake' | 'ended';

/** How often it is tried again with a worker that does something of its own accord. */
const attempts = 5;

/**
 * Brings the worker into a state, leaves the browser alone for a moment, and sees that it is still so.
 * @throws {Error} when it never stays so
 */
export async function bringWorker(lane: Lane, state: WorkerState): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await (state === 'awake' ? wake(lane) : end(lane));
    await setTimeout(restBefore);
    if (await (state === 'awake' ? isAwake(lane) : hasEnded(lane))) return;
  }
  throw new Error(`The worker of ${lane.contestant.column} is not ${state} for long.`);
}

/** @returns true for an extension without a worker as well */
export const isAwake = async ({ browser, contestant, id }: Lane): Promise<boolean> =>
  !contestant.hasWorker ||
  (browser.workers.isRunning(id) && (await browser.findWorker(id)) !== undefined);

export const hasEnded = async ({ browser, id }: Lane): Promise<boolean> =>
  browser.workers.isStopped(id) &&
  (await browser.findWorker(id)) === undefined &&
  (await extensionProcesses(browser.processId)).length === 0;

/** Milliseconds that a worker has for an answer. Some take a message that they do not know for one to be answered later. */
const answersWithin = 1000;

/** Has the worker do what it did for a person before, if it is not awake, and then answer. */
async function wake(lane: Lane): Promise<void> {
  const { contestant } = lane;
  if (!contestant.hasWorker) return;
  if (!(await isAwake(lane))) {
    await lookAtPopup(lane);
    // What it did may be about that page.
    await lane.visitNext();
  }
  await inPage(lane, anyPage, (page) => evaluate(page, ask, contestant.ping, answersWithin));
}

async function ask(ping: unknown, within: number): Promise<void> {
  const answer = chrome.runtime.sendMessage(ping).catch(() => undefined);
  const end = new Promise((resolve) => {
    globalThis.setTimeout(resolve, within);
  });
  await Promise.race([answer, end]);
}

const end = (lane: Lane): Promise<true> =>
  poll(`the end of the worker of ${lane.contestant.column}`, async () => {
    await lane.browser.workers.stop(lane.id);
    return (await hasEnded(lane)) ? true : undefined;
  });

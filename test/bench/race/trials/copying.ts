import { setTimeout as wait } from 'node:timers/promises';

import type { CDPSession } from 'puppeteer-core';

import { patience } from '../../../e2e/harness/poll.ts';
import { evaluate } from '../../browser/evaluate.ts';
import { press } from '../../browser/press.ts';
import { restAfter } from '../../browser/rest.ts';
import type { LinkService } from '../contestant.ts';
import { type Marks, watchCopying } from '../copy-probe.ts';
import type { Lane } from '../lane.ts';
import { loadedBytes } from '../loaded-bytes.ts';
import { seen } from '../seen.ts';
import { bringWorker } from '../worker-state.ts';

/** What it takes to have a link on the clipboard: milliseconds over the service's time, and counts. */
export interface Copying {
  /** Until it was shown, and copied by a popup that copies. */
  readonly done: number;
  /** Until it was copied; undefined in a popup that never copies. */
  readonly copied: number | undefined;
  /** Requests to the service from the click on the toolbar on. */
  readonly requests: number;
  /** Of the scripts and styles that the popup had loaded in the end, gzip, in bytes. */
  readonly loaded: number;
}

/** With a form: clicks the toolbar button, and presses the popup's once that has come to rest, the worker being awake. */
export async function measurePress(lane: Lane): Promise<Copying> {
  const { browser, contestant, id } = lane;
  if (contestant.press === undefined) throw new Error(`${contestant.column} has no button.`);
  const { button, done } = contestant.press;
  await bringWorker(lane, 'awake');
  contestant.service?.forget();
  const { targetId } = await browser.click(id, contestant.popup);
  await wait(restAfter);
  const page = await browser.attach(targetId);
  await seen(page, contestant.shown);
  await evaluate(page, watchCopying, done);
  await press(page, button.selector, button.text);
  return await endOf(lane, targetId, (marks) => marks.pressed);
}

/** At once: clicks the toolbar button, and nothing else, the worker having ended. The probe is in the popup. */
export async function measureAtOnce(lane: Lane): Promise<Copying> {
  const { browser, contestant, id } = lane;
  await bringWorker(lane, 'ended');
  contestant.service?.forget();
  const { targetId, clickedAt } = await browser.click(id, contestant.popup);
  return await endOf(lane, targetId, () => clickedAt);
}

/** Reads what came of it, and closes the popup. @param startOf when it was asked for, in milliseconds since 1970 */
async function endOf(
  { browser, contestant: { folder, service } }: Lane,
  targetId: string,
  startOf: (marks: Marks) => number,
): Promise<Copying> {
  await wait(restAfter);
  const page = await browser.attach(targetId);
  const marks = await finalMarks(page);
  const started = startOf(marks) + heldBy(service);
  const copying = {
    done: Math.max(marks.shown, marks.copied) - started,
    copied: marks.copied === 0 ? undefined : marks.copied - started,
    requests: service?.count() ?? 0,
    loaded: await loadedBytes(page, folder),
  };
  await browser.close(targetId);
  return copying;
}

/** @throws {Error} when no link was shown in time */
function finalMarks(page: CDPSession): Promise<Marks> {
  const work = async (within: number): Promise<Marks> => {
    const end = performance.now() + within;
    while (benchMarks.shown === 0) {
      if (performance.now() > end)
        throw new Error(`No link was shown. The popup says: ${document.body.innerText}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    // Some copy what they have shown before.
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
    return benchMarks;
  };
  return evaluate(page, work, patience);
}

/** @throws {Error} when no link was made, or more than one */
function heldBy(service: LinkService | undefined): number {
  const made = service?.creations() ?? [];
  const [first] = made;
  if (first === undefined || made.length > 1)
    throw new Error(`${String(made.length)} requests to make a link, where one was expected.`);
  return first.heldMs;
}

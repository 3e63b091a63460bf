import { setTimeout as wait } from 'node:timers/promises';

import type { CDPSession } from 'puppeteer-core';

import type { LoggedRequest } from '../../service/start-service.ts';
import { evaluate } from '../browser/evaluate.ts';
import { press } from '../browser/press.ts';
import type { Marks } from '../stage/probe.ts';
import type { Stage } from '../stage/stage.ts';
import { restAfter } from './opening.ts';

/** What it takes to have a link on the clipboard: milliseconds from the click that asked for it, and counts. */
export interface Copying {
  /** Until it was on the clipboard. */
  readonly copied: number;
  /** Until that was also shown. */
  readonly shown: number;
  /** Until the frame that shows it was drawn. */
  readonly painted: number;
  /** How long the service held the request that makes the link. */
  readonly held: number;
  /** Requests to the service from the click on the toolbar on. */
  readonly requests: number;
  /** What the person had to do. */
  readonly actions: number;
}

/** At once: clicks the toolbar button, and nothing else. */
export async function measureAtOnce({ browser, ids, service }: Stage): Promise<Copying> {
  service.clearRequests();
  const { targetId, clickedAt } = await browser.click(ids.probedAtOnce);
  await wait(restAfter);
  const marks = await finalMarks(await browser.attach(targetId));
  await browser.close(targetId);
  return { ...since(clickedAt, marks), ...creationOf(service.requests()), actions: 1 };
}

/** With the form: clicks the toolbar button, and presses Shorten in the popup that has come to rest. */
export async function measurePressing({ browser, ids, service }: Stage): Promise<Copying> {
  service.clearRequests();
  const { targetId } = await browser.click(ids.probedForm);
  await wait(restAfter);
  const page = await browser.attach(targetId);
  await press(page, 'button', 'Shorten');
  await wait(restAfter);
  const marks = await finalMarks(page);
  await browser.close(targetId);
  return { ...since(marks.pressed, marks), ...creationOf(service.requests()), actions: 2 };
}

/** @throws {Error} when no link was copied within a while */
function finalMarks(page: CDPSession): Promise<Marks> {
  return evaluate(page, async () => {
    const end = performance.now() + 10_000;
    while (benchMarks.copied === 0 || benchMarks.painted === 0) {
      if (performance.now() > end)
        throw new Error(`No link was copied. The popup says: ${document.body.innerText}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    return benchMarks;
  });
}

function since(
  start: number,
  { copied, shown, painted }: Marks,
): Pick<Copying, 'copied' | 'shown' | 'painted'> {
  return {
    copied: copied - start,
    shown: Math.max(copied, shown) - start,
    painted: Math.max(copied, painted) - start,
  };
}

/** @throws {Error} when no link was made, or more than one */
function creationOf(requests: readonly LoggedRequest[]): Pick<Copying, 'held' | 'requests'> {
  const creates = requests.filter(({ operation }) => operation === 'create');
  const held = creates[0]?.heldMs;
  if (creates.length !== 1 || typeof held !== 'number')
    throw new Error(`${String(creates.length)} requests to make a link, where one was expected.`);
  return { held, requests: requests.length };
}

import type { CDPSession } from 'puppeteer-core';

import { evaluate } from '../browser/evaluate.ts';
import { press } from '../browser/press.ts';
import { usedHeap } from '../browser/used-heap.ts';
import type { Stage } from '../stage/stage.ts';
import type { FullList } from './full-lists.ts';
import { onScreen } from './options-page.ts';
import { forgetMarks, rowsSeen } from './sights.ts';

/** What a page holds on to. */
export interface Held {
  /** JavaScript's heap after a collection, in bytes. */
  readonly heap: number;
  /** Nodes that the browser keeps for it, those that are out of sight included. */
  readonly nodes: number;
}

/** What a list holds on to that is loaded as a whole. */
export interface Growth {
  readonly before: Held;
  /** After somebody looked through it: code has been made ready, and the page turned last is still held. */
  readonly after: Held;
  /** After they did so once more. */
  readonly afterwards: Held;
}

const pages = 50;

/** Loads all of a list, and twice turns fifty pages on and back and scrolls each of them down and up. */
export async function measureGrowth(stage: Stage, { screen }: FullList): Promise<Growth> {
  return await onScreen(stage, screen, async (page) => {
    await forgetMarks(page);
    await press(page, 'button', 'Load all');
    await rowsSeen(page, { progress: '' });
    const before = await heldBy(page);
    await lookThrough(page);
    const after = await heldBy(page);
    await lookThrough(page);
    return { before, after, afterwards: await heldBy(page) };
  });
}

async function lookThrough(page: CDPSession): Promise<void> {
  await evaluate(page, turnPages, 'Next', pages);
  await evaluate(page, turnPages, 'Previous', pages);
}

async function heldBy(page: CDPSession): Promise<Held> {
  const heap = await usedHeap(page);
  return { heap, nodes: (await page.send('Memory.getDOMCounters')).nodes };
}

/** @throws {Error} when a page did not change what is shown */
async function turnPages(label: string, times: number): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const count = (): string => document.querySelector('.pager-count')?.textContent ?? '';
  for (let time = 0; time < times; time += 1) {
    const before = count();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.pager button')];
    buttons.find(({ textContent }) => textContent === label)?.click();
    await frame();
    if (count() === before) throw new Error(`${label} shows the same page, ${before}.`);
    for (const top of [document.documentElement.scrollHeight, 0]) {
      scrollTo(0, top);
      await frame();
    }
  }
}

import { poll } from '../../e2e/harness/poll.ts';
import { onScreen } from '../account/options-page.ts';
import { typeInSearch } from '../account/search-keys.ts';
import { rowsSeen } from '../account/sights.ts';
import { usedHeap } from '../browser/used-heap.ts';
import type { Stage } from '../stage/stage.ts';
import { fillLinks } from './fill-links.ts';
import { measureLinksReady, type LinksReady } from './links-ready.ts';
import { measureScrollFrames } from './scroll-frames.ts';

/** What the Links screen takes with 100,000 links. */
export interface LinksRound {
  readonly ready: LinksReady;
  /** Each key in search, from its event until the list was changed and laid out, in milliseconds. */
  readonly keys: readonly number[];
  /** Between frames while scrolling, in milliseconds. */
  readonly frames: readonly number[];
  /** JavaScript's heap after a collection, in bytes. */
  readonly heap: { readonly page: number; readonly worker: number };
}

/** What is typed: it finds a seventh of the links, then one, then none. */
const typed = { word: 'garden number 4711x', found: 0 };

/** Fills the memory of links, and looks at them so many times. */
export async function measureLinks(stage: Stage, rounds: number): Promise<LinksRound[]> {
  await fillLinks(stage);
  const done: LinksRound[] = [];
  while (done.length < rounds) done.push(await runLinksRound(stage));
  return done;
}

async function runLinksRound(stage: Stage): Promise<LinksRound> {
  const ready = await measureLinksReady(stage);
  return await onScreen(stage, 'links', async (page) => {
    await rowsSeen(page);
    const frames = await measureScrollFrames(page);
    const { keys } = await typeInSearch(page, typed);
    // Before it falls asleep.
    const worker = await workerHeap(stage);
    return { ready, keys, frames, heap: { page: await usedHeap(page), worker } };
  });
}

const workerHeap = async ({ browser, ids }: Stage): Promise<number> => {
  const worker = await poll('the worker', () => browser.findWorker(ids.account));
  return await browser.within(worker, usedHeap);
};

import { describe, expect, test, vi } from 'vitest';

import type { LinkIndex } from '@/lib/link-index/link-index';
import { createLiveIndex } from '@/lib/link-index/live-index';

import { link } from '../../fixtures/popup-state';
import { opening, services, today } from './any-links';
import { FakeStore } from './fake-store';
import { keptStore, noWait } from './kept-store';

const opened = (index: Pick<LinkIndex, 'find'>): unknown =>
  index.find(opening, services[0] ?? '', today);

/** What an index finds that is made of the links as they are now. */
async function expected({ links }: FakeStore): Promise<unknown> {
  const plain = new FakeStore();
  plain.write(...[...links.values()].map((row) => row.link));
  return opened(await createLiveIndex(plain, noWait)());
}

describe('the first search of the links', () => {
  test('need not wait until the index is there', async () => {
    const store = await keptStore();
    store.write({ ...link, shortUrl: 'https://short.example/new', createdAt: 9 });
    store.broken = 'links';
    expect(opened(await createLiveIndex(store, noWait)(opening))).toEqual(await expected(store));
  });

  test('has the index made, so that the second one need not wait', async () => {
    const store = await keptStore();
    const finder = createLiveIndex(store, noWait);
    await finder(opening);
    await expect.poll(() => store.loaded).toBe(1);
    expect((await finder()).size).toBe(2500);
    await finder({ ...opening, words: 'a' });
    expect(store.loaded).toBe(1);
    const loadSummary = vi.spyOn(store, 'loadSummary');
    expect(opened(await finder(opening))).toEqual(await expected(store));
    expect(loadSummary).not.toHaveBeenCalled();
  });

  test('waits for the index where a link changed, and not once that is noted', async () => {
    const store = await keptStore();
    store.write({ ...link, shortUrl: 'https://short.example/-7', status: 'disabled' });
    expect(opened(await createLiveIndex(store, noWait)(opening))).toEqual(await expected(store));
    expect(store.handedOut).toBe(1);
    await expect.poll(() => store.summary?.seq).toBe(2501);
    // From now on the index hears of it.
    for (const seq of [2502, 2503]) {
      store.write({
        ...link,
        shortUrl: `https://short.example/-${seq - 2500}`,
        status: 'disabled',
      });
      await expect.poll(() => store.summary?.seq).toBe(seq);
    }
    store.broken = 'links';
    expect(opened(await createLiveIndex(store, noWait)(opening))).toEqual(await expected(store));
  });

  test.for([
    ['cannot be read', 'snapshot', undefined],
    ['is damaged', null, [{ service: 1 }]],
  ] as const)('waits for the index where what was noted %s', async ([, broken, summary]) => {
    const store = await keptStore();
    Object.assign(store.summary ?? {}, summary && { summary });
    store.broken = broken;
    expect(opened(await createLiveIndex(store, noWait)(opening))).toEqual(await expected(store));
  });
});

import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';
import { inTransaction } from '@/lib/storage/database';
import { createLinkStore } from '@/lib/storage/links/link-store';
import { linkLimit } from '@/lib/storage/links/row';

import { listedLink, partOf, storedLink as link } from '../../../fixtures/link';
import { sampleStore } from '../sample-store';
import 'fake-indexeddb/auto';

vi.mock('@/lib/storage/links/row', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  linkLimit: { kept: 10, remaining: 7 },
}));

const store = sampleStore();

const parts = async (): Promise<string[]> =>
  (await store.page({ after: null, count: 100 })).map(partOf);

const save = async (links: LinkRecord[]): Promise<unknown> => store.saveAll(links, () => null);

/** So many links that work, the first one the oldest. */
const working = (count: number): LinkRecord[] =>
  Array.from({ length: count }, (_, i) => link(`w${String(i)}`, { createdAt: 1000 + i }));

beforeEach(async () => store.forget('all'));

describe('when there are too many links', () => {
  it('nothing is evicted up to the limit', async () => {
    await save(working(10));
    expect(await store.count()).toEqual({ count: 10, elsewhere: 0 });
  });

  it('links created outside are evicted first, then those that do not work, then the oldest', async () => {
    await save([listedLink('e'), link('off', { createdAt: 9000, status: 'disabled' })]);
    await save(working(9));
    expect(await parts()).toEqual(['w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8']);
    expect(await store.count()).toEqual({ count: 7, elsewhere: 0 });
  });

  it('of links created outside the oldest is evicted, and one of unknown age before it', async () => {
    await save(working(6));
    const made = [3, 1, 2].map((day) => listedLink(`e${String(day)}`, { createdAt: day }));
    await save([listedLink('untold'), ...made, listedLink('e9', { createdAt: 9 })]);
    expect(await parts()).toEqual(['e9', 'w0', 'w1', 'w2', 'w3', 'w4', 'w5']);
  });

  it('saving one link is reported as done before anything is evicted', async () => {
    await save(working(10));
    await store.save(link('new', { createdAt: 5000 }));
    expect(await store.count()).toEqual({ count: 11, elsewhere: 0 });
    await expect.poll(async () => (await store.count()).count).toBe(7);
    expect(await parts()).toContain('new');
  });

  it('a link that is written while it is about to be evicted stays', async () => {
    const oldest = link('w0').shortUrl;
    const writes: Promise<unknown>[] = [];
    const watched = createLinkStore({
      keysOf: () => ({ page: null, alike: null }),
      inTransaction,
      works: ({ shortUrl, title }) => {
        if (shortUrl === oldest)
          writes.push(store.update(oldest, (known) => ({ ...known, title: `${title}!` })));
        return true;
      },
    });
    await watched.saveAll(working(11), () => null);
    await Promise.all(writes);
    expect(writes).toHaveLength(1);
    expect(await parts()).toEqual(['w0', 'w10', 'w4', 'w5', 'w6', 'w7', 'w8', 'w9']);
  });

  it('listeners are told which links were evicted', async () => {
    const gone: string[] = [];
    store.onForgotten((which) => {
      if (which !== 'all') gone.push(...which);
    });
    await save(working(11));
    expect(gone.toSorted()).toEqual(['w0', 'w1', 'w2', 'w3'].map((part) => link(part).shortUrl));
  });

  it('the snapshot stays, with the evicted links named beside it, until one without them is stored', async () => {
    await save(working(8));
    const seq = await store.lastSeq();
    await store.saveSnapshot(1, { seq, blocks: ['a'] });
    await store.saveSummary(1, seq, () => 'told');
    await save(working(11));
    const gone = ['w0', 'w1', 'w2', 'w3'].map((part) => link(part).shortUrl);
    expect(await store.loadSnapshot(1)).toEqual({ seq, blocks: ['a'], removed: gone });
    expect(await store.loadSummary(1)).toBeNull();
    expect(await store.saveSnapshot(1, { seq, blocks: ['a'] })).toBe(false);
    const now = { seq: await store.lastSeq(), blocks: ['b'] };
    expect(await store.saveSnapshot(1, now)).toBe(true);
    expect(await store.loadSnapshot(1)).toEqual({ ...now, removed: [] });
  });

  it('there are never more than the limit, however many are saved', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.nat(40), { maxLength: 30 })), async (rounds) => {
        await store.forget('all');
        for (const round of rounds) {
          await save(round.map((i) => link(String(i), { createdAt: i })));
          const { count } = await store.count();
          expect(count).toBeLessThanOrEqual(linkLimit.kept);
          expect((await parts()).length).toBe(count);
        }
      }),
      { numRuns: 30 },
    );
  });
});

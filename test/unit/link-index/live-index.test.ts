import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { LinkIndex } from '@/lib/link-index/link-index';
import { type LiveIndex, createLiveIndex } from '@/lib/link-index/live-index';

import { link } from '../../fixtures/popup-state';
import { anyLink, opening, services, today } from './any-links';
import { FakeStore } from './fake-store';
import { keptStore, noWait, numbered } from './kept-store';

/** Lets what was begun without waiting come to its end. */
const aMoment = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What the index knows, as far as it tells. */
const known = (index: LinkIndex): unknown =>
  services.map((service) => [
    index
      .statuses(service, today)
      .map((each) => JSON.stringify(each))
      .toSorted(),
    index.find(
      { words: 'a', filter: 'all', host: null, order: 'title', from: 0, count: 1000 },
      service,
      today,
    ),
  ]);

/** An index that was made of the links as they are now. */
function plainOf(store: FakeStore): LiveIndex {
  const plain = new FakeStore();
  plain.partSize = 1000;
  plain.write(...[...store.links.values()].map((row) => row.link));
  return createLiveIndex(plain, noWait);
}

const expected = async (store: FakeStore): Promise<unknown> => known(await plainOf(store)());
const opened = (index: Pick<LinkIndex, 'find'>): unknown =>
  services.map((service) => index.find(opening, service, today));

test('after 2,000 writes the index is built and its snapshot stored, so that the first search does not wait', async () => {
  const store = new FakeStore();
  store.partSize = 1000;
  createLiveIndex(store, noWait);
  store.write(...numbered(1999));
  await aMoment();
  expect(store.snapshot).toBeNull();
  store.write(link);
  await expect.poll(() => store.snapshot).not.toBeNull();
});

describe('nothing is lost and nothing old comes back', () => {
  const some = fc.array(anyLink, { maxLength: 3 });
  const shortUrls = some.map((links) => links.map(({ shortUrl }) => shortUrl));
  const change = fc.oneof(
    { weight: 6, arbitrary: fc.record({ links: some }) },
    { weight: 2, arbitrary: fc.record({ forget: shortUrls }) },
    { weight: 1, arbitrary: fc.constant({ forget: 'all' as const }) },
    { weight: 2, arbitrary: fc.constant('ask' as const) },
  );

  test.for([
    ['while the index is made', 0],
    ['while it is made and kept', 2000],
  ] as const)('%s, whatever comes first', async ([, filling]) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(anyLink),
        fc.array(change, { maxLength: 12 }),
        async (scheduler, links, changes) => {
          const turn = async (what: string): Promise<void> =>
            scheduler.schedule(Promise.resolve(), what);
          const store = new FakeStore(turn);
          store.partSize = filling === 0 ? 2 : 1000;
          store.write(...numbered(filling), ...links);
          const index = createLiveIndex(store, async () => turn('wait'));
          const answers = [index()];
          for (const each of changes) {
            void turn('change').then(() => {
              if (each === 'ask') answers.push(index());
              else if ('links' in each) store.write(...each.links);
              else store.forget(each.forget);
            });
          }
          await scheduler.waitIdle();
          await Promise.all(answers);
          const now = await expected(store);
          expect(known(await index())).toEqual(now);
          await scheduler.waitIdle();
          // A browser that was started again.
          const later = createLiveIndex(store, async () => turn('wait'))();
          expect(known(await scheduler.waitFor(later))).toEqual(now);
          const first = createLiveIndex(store, async () => turn('wait'))(opening);
          expect(opened(await scheduler.waitFor(first))).toEqual(opened(await plainOf(store)()));
          await scheduler.waitIdle();
        },
      ),
      { numRuns: filling === 0 ? 80 : 20 },
    );
  });
});

describe('the snapshot', () => {
  test('is read together with only what was written since', async () => {
    const store = await keptStore();
    store.write({ ...link, shortUrl: 'https://short.example/-7', title: 'A new one' });
    const index = await createLiveIndex(store, noWait)();
    expect(store.handedOut).toBe(1);
    expect(index.size).toBe(2500);
    expect(known(index)).toEqual(await expected(store));
  });

  test('is stored again after 2,000 writes, not before', async () => {
    const store = await keptStore();
    await createLiveIndex(store, noWait)();
    store.write(...numbered(1999));
    await store.settled();
    await aMoment();
    expect(store.snapshot?.seq).toBe(2500);
    store.write(link);
    await expect.poll(() => store.snapshot?.seq).toBe(2500 + 2000);
  });

  test('is not stored as long as searches go on', async () => {
    const store = new FakeStore();
    store.partSize = 1000;
    store.write(...numbered(2500));
    const waits: (() => void)[] = [];
    const wait = async (milliseconds: number): Promise<void> => {
      if (milliseconds > 0) await new Promise<void>((resolve) => waits.push(resolve));
    };
    const index = createLiveIndex(store, wait);
    await index();
    for (let times = 0; times < 5; times += 1) {
      expect(waits).toHaveLength(1);
      await index();
      waits.pop()?.();
      await aMoment();
      expect(store.snapshot).toBeNull();
    }
    waits.pop()?.();
    await expect.poll(() => store.snapshot).not.toBeNull();
  });

  test('is stored again after links were forgotten, which removes it', async () => {
    const store = await keptStore();
    const index = createLiveIndex(store, noWait);
    await index();
    store.forget(['https://short.example/-1']);
    expect(store.snapshot).toBeNull();
    await expect.poll(() => store.snapshot).not.toBeNull();
    expect(known(await createLiveIndex(store, noWait)())).toEqual(await expected(store));
  });

  const damages: [string, (store: FakeStore) => void][] = [
    ['cannot be read', (store) => Object.assign(store, { broken: 'snapshot' })],
    ['is damaged', ({ snapshot }) => snapshot?.blocks.pop()],
    ['is of another version', ({ snapshot }) => Object.assign(snapshot ?? {}, { version: 0 })],
  ];

  test.for(damages)('that %s is replaced by one built from the links', async ([, damage]) => {
    const store = await keptStore();
    damage(store);
    const index = await createLiveIndex(store, noWait)();
    expect(store.handedOut).toBe(2500);
    expect(known(index)).toEqual(await expected(store));
  });

  test('is not stored for a few links', async () => {
    const store = new FakeStore();
    store.write(...numbered(10));
    await createLiveIndex(store, noWait)();
    await aMoment();
    expect(store.snapshot).toBeNull();
  });

  test('that cannot be stored breaks no search', async () => {
    const store = new FakeStore();
    store.broken = 'saving';
    store.partSize = 1000;
    store.write(...numbered(2500));
    const index = createLiveIndex(store, noWait);
    await index();
    await aMoment();
    expect((await index()).size).toBe(2500);
  });
});

test('a search after a failed one is answered', async () => {
  const store = new FakeStore();
  store.broken = 'links';
  store.write(link);
  const index = createLiveIndex(store, noWait);
  const both = await Promise.allSettled([index(), index()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  store.broken = null;
  expect((await index()).size).toBe(1);
  store.forget('all');
  await store.settled();
  expect((await index()).size).toBe(0);
});

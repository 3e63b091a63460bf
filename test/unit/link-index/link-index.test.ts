import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createLinkIndex } from '@/lib/link-index/link-index';
import type { LinkFinder } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';

import { link } from '../../fixtures/popup-state';
import { anyLink, opening, services, today } from './any-links';
import { FakeStore } from './fake-store';
import { PlainFinder } from './plain-finder';

const service = services[0] ?? '';

/** Links that differ in their short URLs alone. */
const numbered = (count: number): LinkRecord[] =>
  Array.from({ length: count }, (_, i) => ({ ...link, shortUrl: `https://short.example/-${i}` }));

const everything = { ...opening, words: 'a', order: 'title', count: 1000 } as const;

/** What the index knows of the links of each service. */
const known = async (index: LinkFinder): Promise<unknown> =>
  Promise.all(services.map(async (each) => index.find(everything, each, today)));

const expected = ({ links }: FakeStore): unknown =>
  services.map((each) => new PlainFinder([...links.values()]).find(everything, each, today));

test('nothing is lost and nothing old comes back, whatever comes first', async () => {
  const some = fc.array(anyLink, { maxLength: 3 });
  const shortUrls = some.map((links) => links.map(({ shortUrl }) => shortUrl));
  const change = fc.oneof(
    { weight: 6, arbitrary: fc.record({ links: some }) },
    { weight: 1, arbitrary: fc.record({ forget: shortUrls }) },
    { weight: 1, arbitrary: fc.constant({ forget: 'all' as const }) },
    { weight: 3, arbitrary: fc.constant('ask' as const) },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyLink),
      fc.array(change, { maxLength: 12 }),
      async (scheduler, links, changes) => {
        const turn = async (what: string): Promise<void> =>
          scheduler.schedule(Promise.resolve(), what);
        const store = new FakeStore(turn);
        store.write(...links);
        const index = createLinkIndex(store);
        const answers: Promise<unknown>[] = [];
        for (const each of changes) {
          void turn('change').then(() => {
            if (each === 'ask') answers.push(known(index));
            else if ('links' in each) store.write(...each.links);
            else store.forget(each.forget);
          });
        }
        await scheduler.waitIdle();
        await Promise.all(answers);
        expect(await scheduler.waitFor(known(index))).toEqual(expected(store));
        // As after the worker's end.
        const later = createLinkIndex(store);
        expect(await scheduler.waitFor(known(later))).toEqual(expected(store));
      },
    ),
    { numRuns: 120 },
  );
});

test('a part that was read before a write does not undo it', async () => {
  const store: FakeStore = new FakeStore(async (what) => {
    if (what !== 'hand part over' || store.links.get(link.shortUrl) !== link) return;
    store.write({ ...link, title: 'A new one' });
    await store.settled();
  });
  store.write(link);
  const index = createLinkIndex(store);
  const options = { service, limit: 1, workingOn: null };
  expect(await index.search('a new one', options)).toEqual([link.shortUrl]);
});

test('links are read once, and anew after some were removed', async () => {
  const store = new FakeStore();
  store.write(...numbered(5));
  const index = createLinkIndex(store);
  await Promise.all([known(index), index.statuses(service, today)]);
  store.write(...numbered(9));
  await store.settled();
  expect(await known(index)).toEqual(expected(store));
  expect(store.handedOut).toBe(5);
  store.forget(['https://short.example/-1']);
  await store.settled();
  expect(await known(index)).toEqual(expected(store));
  expect(store.handedOut).toBe(5 + 8);
});

test('a search after a failed one is answered', async () => {
  const store = new FakeStore();
  store.isBroken = true;
  store.write(link);
  const index = createLinkIndex(store);
  const both = await Promise.allSettled([known(index), known(index)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  store.isBroken = false;
  expect(await known(index)).toEqual(expected(store));
});

describe('the list that is opened', () => {
  /** A store that says it has so many links. */
  const storeOf = (count: number): FakeStore => {
    const store = new FakeStore();
    store.write(...numbered(120));
    store.more = count - 120;
    return store;
  };

  test('above 20,000 links shows rows before the index is there, and counts after', async () => {
    const store = storeOf(20_001);
    const index = createLinkIndex(store);
    const plain = new PlainFinder([...store.links.values()]).find(opening, service, today);
    const first = await index.find(opening, service, today);
    expect(first).toEqual({ ...plain, total: 20_001, counts: null });
    const next = await index.find({ ...opening, from: 50 }, service, today);
    expect(new Set([...first.shortUrls, ...next.shortUrls]).size).toBe(100);
    expect(store.handedOut).toBe(0);
    const { counts } = await index.find({ ...opening, count: 0 }, service, today);
    expect(counts).toEqual(plain.counts);
    expect(await index.find(opening, service, today)).toEqual(plain);
    expect(store.handedOut).toBe(120);
  });

  test.for([
    ['with 20,000 links', 20_000, opening],
    ['for words', 20_001, { ...opening, words: 'article' }],
    ['under a filter', 20_001, { ...opening, filter: 'off' }],
    ['on one host', 20_001, { ...opening, host: 'short.example' }],
    ['in another order', 20_001, { ...opening, order: 'oldest' }],
    ['far down', 20_001, { ...opening, from: 151 }],
  ] as const)('waits for its counts %s', async ([, count, query]) => {
    const index = createLinkIndex(storeOf(count));
    expect((await index.find(query, service, today)).counts).not.toBeNull();
  });
});

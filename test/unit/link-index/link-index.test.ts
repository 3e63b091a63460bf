import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

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
  test('shows its rows and counts before the index is there, whatever the links are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLink, { maxLength: 30 }), async (links) => {
        const store = new FakeStore();
        store.write(...links);
        const index = createLinkIndex(store);
        for (const from of [0, 10]) {
          const query = { ...opening, from, count: 10 };
          const plain = new PlainFinder([...store.links.values()]).find(query, service, today);
          expect(await index.find(query, service, today)).toEqual(plain);
        }
        expect(store.handedOut).toBe(0);
      }),
    );
  });

  test.for([
    ['for words', { ...opening, words: 'article' }],
    ['under a filter', { ...opening, filter: 'off' }],
    ['on one host', { ...opening, host: 'short.example' }],
    ['in another order', { ...opening, order: 'oldest' }],
    ['far down', { ...opening, from: 151 }],
  ] as const)('waits for the index %s', async ([, query]) => {
    const store = new FakeStore();
    store.write(...numbered(120));
    await createLinkIndex(store).find(query, service, today);
    expect(store.handedOut).toBe(120);
  });

  test('has the index loaded behind it, for the first key in the search', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const store = new FakeStore();
    store.write(...numbered(120));
    await createLinkIndex(store).find(opening, service, today);
    await vi.runAllTimersAsync();
    expect(store.handedOut).toBe(120);
  });
});

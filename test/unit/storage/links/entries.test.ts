import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Entry } from '@/lib/link-index/ports';
import type { LinkRecord } from '@/lib/model/link';
import { inTransaction } from '@/lib/storage/database';
import { forgetLinksOf } from '@/lib/storage/links/remove';

import { listedLink, storedLink as link } from '../../../fixtures/link';
import { sampleEntry, sampleStore } from '../sample-store';
import 'fake-indexeddb/auto';

const store = sampleStore();
const { service } = link('');
const other = 'https://other.example';

/** What follows every change. */
const followed = new Map<string, LinkRecord>();
store.onChange((written) => {
  if (written === null) followed.clear();
  else for (const each of written) followed.set(each.shortUrl, each);
});

async function entries(): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const part of store.entries()) all.push(...part);
  return all;
}

const anyPart = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const differing = fc.record({
  title: fc.string(),
  createdAt: fc.nat(3),
  service: fc.constantFrom(service, other),
});

/** What may happen to the links; each is done beside the others of its round. */
const act = fc.oneof(
  fc.record({ part: anyPart, changes: differing }).map(
    ({ part, changes }) =>
      async () =>
        store.save(link(part, changes)),
  ),
  fc.record({ part: anyPart, changes: differing }).map(
    ({ part, changes }) =>
      async () =>
        store.update(link(part).shortUrl, (known) => ({ ...known, ...changes })),
  ),
  fc.record({ parts: fc.array(anyPart), isChanged: fc.boolean() }).map(
    ({ parts, isChanged }) =>
      async () =>
        store.saveAll(
          parts.map((part) => listedLink(part)),
          (known) => (isChanged ? { ...known, unlisted: true } : null),
        ),
  ),
  fc
    .constantFrom('elsewhere' as const, 'all' as const)
    .map((which) => async () => store.forget(which)),
  fc.constant(async () => forgetLinksOf(inTransaction, other)),
);

beforeEach(async () => store.forget('all'));

/** How often each text is there. */
const tally = (texts: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(texts)].map((text) => [text, texts.filter((each) => each === text).length]),
  );

describe('what is stored beside the rows', () => {
  it('says the same as they do, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { maxLength: 4 }), { maxLength: 8 }),
        async (rounds) => {
          await store.forget('all');
          for (const round of rounds) {
            await Promise.all(round.map(async (run) => run()));
            const rows = (await store.page({ after: null, count: 1000 })).links;
            expect(await entries()).toEqual(rows.map(sampleEntry));
            expect(await store.count()).toEqual({
              count: rows.length,
              elsewhere: rows.filter(({ elsewhere }) => elsewhere === true).length,
            });
            const own = rows
              .filter((row) => row.service === service)
              .toSorted((a, b) => b.createdAt - a.createdAt);
            expect(await store.newest(service, 3)).toEqual({
              shortUrls: own.slice(0, 3).map(({ shortUrl }) => shortUrl),
              groups: tally(own.map(({ title }) => title)),
            });
            expect((await store.newest(service, 0)).shortUrls).toEqual([]);
            for (const each of followed.values()) expect(rows).toContainEqual(each);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is read in parts, however much there is', async () => {
    const links = Array.from({ length: 20_000 }, (_, i) => link(String(i).padStart(5, '0')));
    await store.saveAll(links, () => null);
    const sizes: number[] = [];
    for await (const part of store.entries()) sizes.push(part.length);
    expect(sizes).toEqual([10_000, 10_000, 0]);
  });
});

describe('the links of a service', () => {
  it('are forgotten without those of others, however many', async () => {
    const links = Array.from({ length: 1200 }, (_, i) =>
      link(String(i).padStart(4, '0'), { service: i % 3 === 0 ? service : other }),
    );
    await store.saveAll(links, () => null);
    expect(await forgetLinksOf(inTransaction, other)).toBe(800);
    const left = (await store.page({ after: null, count: 2000 })).links;
    expect(left).toEqual(links.filter((each) => each.service === service));
    expect(await entries()).toEqual(left.map(sampleEntry));
    const counted = await inTransaction(['counts'], 'readonly', async (transaction) =>
      transaction.objectStore('counts').getAllKeys(),
    );
    expect(counted).toEqual([service]);
  });
});

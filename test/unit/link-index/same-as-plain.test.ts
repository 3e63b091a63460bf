import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createEntries } from '@/lib/link-index/entries';
import { entryOf } from '@/lib/link-index/entry';
import { createFinder } from '@/lib/link-index/finder';
import type { LinkRecord } from '@/lib/model/link';

import { anyLink, anyQuery, anyWords, services, today } from './any-links';
import { finderOf } from './finder-of';
import { PlainFinder } from './plain-finder';

const [service] = services as [string];

test('the index finds what looking through all links finds, whatever is asked and written in between', () => {
  const step = fc.oneof(
    { weight: 2, arbitrary: fc.record({ put: anyLink }) },
    fc.record({ add: anyLink }),
    fc.record({ query: anyQuery }),
    fc.record({ words: anyWords, limit: fc.nat(4), workingOn: fc.constantFrom(null, today) }),
  );
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
      const entries = createEntries();
      const finder = createFinder(entries);
      const links = new Map<string, LinkRecord>();
      const plain = (): PlainFinder => new PlainFinder([...links.values()]);
      for (const each of steps) {
        if ('put' in each) {
          entries.put(entryOf(each.put));
          links.set(each.put.shortUrl, each.put);
        } else if ('add' in each) {
          entries.put(entryOf(each.add), false);
          if (!links.has(each.add.shortUrl)) links.set(each.add.shortUrl, each.add);
        } else if ('query' in each) {
          expect(finder.find(each.query, service, today)).toEqual(
            plain().find(each.query, service, today),
          );
        } else {
          const options = { ...each, service };
          expect(finder.search(each.words, options)).toEqual(plain().search(each.words, options));
        }
      }
      for (const each of services) {
        const [one, other] = [finder.statuses(each, today), plain().statuses(each, today)];
        expect(one).toHaveLength(other.length);
        expect(new Set(one)).toEqual(new Set(other));
      }
    }),
    { numRuns: 300 },
  );
});

test('the windows of a query are all that it finds, each link once', () => {
  fc.assert(
    fc.property(
      fc.array(anyLink, { maxLength: 40 }),
      anyQuery,
      fc.integer({ min: 1, max: 9 }),
      (links, query, count) => {
        const finder = finderOf(links);
        const find = (from: number, many: number) =>
          finder.find({ ...query, from, count: many }, service, today);
        const { shortUrls: all, total } = find(0, 1000);
        const windows = Array.from({ length: Math.ceil(total / count) }, (_, i) =>
          find(i * count, count),
        );
        expect(windows.flatMap(({ shortUrls }) => shortUrls)).toEqual(all);
        expect(new Set(all).size).toBe(total);
        expect(find(total, count).shortUrls).toEqual([]);
      },
    ),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type LinkIndex, createLinkIndex } from '@/lib/link-index/link-index';

import { type Change, anyChange, anyLink, anyQuery, anyWords, services, today } from './any-links';
import { PlainIndex } from './plain-index';

const [service] = services as [string];

function apply(change: Change, index: LinkIndex): void {
  if (change === 'clear') index.clear();
  else if ('put' in change) index.put(change.put);
  else index.remove(change.remove);
}

describe('the index finds what looking through all links finds', () => {
  const step = fc.oneof(
    anyChange.map((change) => ({ change })),
    fc.record({ query: anyQuery }),
    fc.record({ words: anyWords, limit: fc.nat(4), workingOn: fc.constantFrom(null, today) }),
  );

  test('whatever is asked, and changes in between', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
        const [index, plain] = [createLinkIndex(), new PlainIndex()];
        for (const each of steps) {
          if ('change' in each) {
            apply(each.change, index);
            apply(each.change, plain);
          } else if ('query' in each) {
            expect(index.find(each.query, service, today)).toEqual(
              plain.find(each.query, service, today),
            );
          } else {
            const options = { ...each, service };
            expect(index.search(each.words, options)).toEqual(plain.search(each.words, options));
          }
          expect(index.size).toBe(plain.size);
        }
        for (const each of services) {
          expect(new Set(index.statuses(each, today))).toEqual(
            new Set(plain.statuses(each, today)),
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('the windows of a query are all that it finds, each link once', () => {
  fc.assert(
    fc.property(
      fc.array(anyLink, { maxLength: 40 }),
      anyQuery,
      fc.integer({ min: 1, max: 9 }),
      (links, query, count) => {
        const index = createLinkIndex();
        links.forEach((link) => index.put(link));
        const { shortUrls: all, total } = index.find(
          { ...query, from: 0, count: 1000 },
          service,
          today,
        );
        const windows = Array.from({ length: Math.ceil(total / count) }, (_, i) =>
          index.find({ ...query, from: i * count, count }, service, today),
        );
        expect(windows.flatMap(({ shortUrls }) => shortUrls)).toEqual(all);
        expect(new Set(all).size).toBe(total);
        expect(index.find({ ...query, from: total, count }, service, today).shortUrls).toEqual([]);
      },
    ),
  );
});

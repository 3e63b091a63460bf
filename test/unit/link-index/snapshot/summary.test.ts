import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Entries, createEntries } from '@/lib/link-index/entries';
import { createFinder } from '@/lib/link-index/link-index';
import {
  createSummaryFinder,
  isInSummary,
  maxNewest,
  storedSummary,
  summaryOf,
} from '@/lib/link-index/snapshot/summary';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkQuery } from '@/lib/model/link-query';
import { addDays } from '@/lib/rules/expiry';

import { link } from '../../../fixtures/popup-state';
import {
  type Change,
  anyChange,
  anyLink,
  anyQuery,
  opening as openingQuery,
  services,
  today,
} from '../any-links';

function apply(change: Change, entries: Entries): void {
  if (change === 'clear') entries.clear();
  else if ('put' in change) entries.put(change.put);
  else entries.remove(change.remove);
}

/** Every window that a summary has. */
const opening: LinkQuery = { ...openingQuery, words: ' ', count: maxNewest };

/** Links of one service that nobody else made, the first one the newest. */
const numbered = (count: number): LinkRecord[] =>
  Array.from({ length: count }, (_, i) => ({
    ...link,
    shortUrl: `https://short.example/-${i}`,
    createdAt: 1 + ((count - i) >> 1),
    expiry: i % 3 === 0 ? addDays(today, (i % 19) - 9) : null,
  }));

/** What was kept of entries, as a database gives it back. */
const kept = (entries: Entries) => storedSummary().parse(structuredClone(summaryOf(entries)));

describe('a summary answers as the index does', () => {
  const many = fc.constantFrom(0, maxNewest - 30, maxNewest, maxNewest + 30);
  const anyDay = fc.integer({ min: -12, max: 60 }).map((days) => addDays(today, days));

  test('whatever happened before, on any day, with links added since', () => {
    fc.assert(
      fc.property(
        many,
        fc.array(anyChange, { maxLength: 30 }),
        fc.array(anyLink, { maxLength: 12 }),
        anyDay,
        (count, changes, others, day) => {
          const entries = createEntries();
          numbered(count).forEach((each) => entries.put(each));
          changes.forEach((change) => apply(change, entries));
          const before = kept(entries);
          const known = new Set(entries.bySlot.map((entry) => entry?.shortUrl));
          const added = new Map(others.map((each) => [each.shortUrl, each]));
          known.forEach((shortUrl) => added.delete(shortUrl ?? ''));
          added.forEach((each) => entries.put(each));

          const found = createSummaryFinder(before, [...added.values()]);
          for (const service of services)
            for (const part of [{}, { from: 7, count: 5 }, { count: 0 }]) {
              const query = { ...opening, ...part };
              expect(found.find(query, service, day)).toEqual(
                createFinder(entries)(query, service, day),
              );
            }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('only what is the same for every look', () => {
    expect(isInSummary(opening)).toBe(true);
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { from, count, words, ...rest } = query;
        const { from: _, count: __, words: ___, ...plain } = opening;
        const isPlain = words.trim() === '' && JSON.stringify(rest) === JSON.stringify(plain);
        expect(isInSummary(query)).toBe(isPlain && from + count <= maxNewest);
      }),
    );
    expect(isInSummary({ ...opening, from: 1 })).toBe(false);
  });
});

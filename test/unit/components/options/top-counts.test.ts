import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { topCounts } from '@/components/options/statistics';

const barsOf = (counts: Record<string, number>, most = 5) => topCounts(counts, most).bars;

const sumOf = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

const most = fc.integer({ min: 1, max: 8 });

describe('the bars of a chart', () => {
  test('are the largest, and all others as one', () => {
    const counts = { a: 1, b: 20, c: 3, d: 4, e: 5, f: 6, g: 2 };
    expect(barsOf(counts).map(({ label, count }) => [label, count])).toEqual([
      ['b', 20],
      ['f', 6],
      ['e', 5],
      ['d', 4],
      ['c', 3],
      [null, 3],
    ]);
    expect(topCounts(counts, 5).total).toBe(7);
    expect(barsOf(counts, 100)).toHaveLength(7);
  });

  test('leave no single one to be looked for', () => {
    expect(barsOf({ a: 1, b: 2, c: 3 }, 2).map(({ label }) => label)).toEqual(['c', 'b', 'a']);
  });

  test('are as long as their part of them all', () => {
    expect(barsOf({ a: 1, b: 2, c: 1 }).map(({ share }) => share)).toEqual([0.5, 0.25, 0.25]);
  });

  test('leave out what was not counted, and name what has no name', () => {
    expect(barsOf({ '': 2, b: 0, c: -3, d: Number.NaN, unknown: 2 })).toEqual([
      { label: 'Unknown', count: 2, share: 0.5 },
      { label: 'Unknown', count: 2, share: 0.5 },
    ]);
    expect(topCounts({}, 5)).toEqual({ bars: [], total: 0 });
  });

  test('are never wider than their room, the longest first, and all of it together', () => {
    const counts = fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.double()));
    fc.assert(
      fc.property(counts, most, (map, bars) => {
        const drawn = barsOf(map, bars);
        expect(drawn.length).toBeLessThanOrEqual(bars + 1);
        for (const { share } of drawn) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        const whole = sumOf(drawn.map(({ share }) => share));
        expect(whole).toBeCloseTo(drawn.length === 0 ? 0 : 1);
        const own = drawn.filter(({ label }) => label !== null);
        expect(own).toEqual(own.toSorted((one, other) => other.count - one.count));
        expect(drawn.slice(own.length).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('lose no count, and hide at least two where they hide any', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.nat()), most, (map, own) => {
        const { bars, total } = topCounts(map, own);
        expect(sumOf(bars.map(({ count }) => count))).toBe(sumOf(Object.values(map)));
        const isAll = bars.every(({ label }) => label !== null);
        expect(total - bars.length).toBe(isAll ? 0 : Math.max(1, total - own - 1));
        expect(total).toBe(Object.values(map).filter((count) => count > 0).length);
      }),
    );
  });
});

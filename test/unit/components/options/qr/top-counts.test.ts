import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { topCounts } from '@/components/options/qr/statistics';

describe('the bars of a chart', () => {
  test('are the five largest, and all others as one', () => {
    const counts = { a: 1, b: 20, c: 3, d: 4, e: 5, f: 6, g: 2 };
    expect(topCounts(counts).map(({ label, count }) => [label, count])).toEqual([
      ['b', 20],
      ['f', 6],
      ['e', 5],
      ['d', 4],
      ['c', 3],
      ['Other', 3],
    ]);
  });

  test('are as long as their part of them all', () => {
    expect(topCounts({ a: 1, b: 2, c: 1 }).map(({ share }) => share)).toEqual([0.5, 0.25, 0.25]);
  });

  test('leave out what was not counted, and name what has no name', () => {
    expect(topCounts({ '': 2, b: 0, c: -3, d: Number.NaN })).toEqual([
      { label: 'Unknown', count: 2, share: 1 },
    ]);
    expect(topCounts({})).toEqual([]);
  });

  test('are never wider than their room, and lose no count', () => {
    const counts = fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.double()));
    fc.assert(
      fc.property(counts, (map) => {
        const bars = topCounts(map);
        expect(bars.length).toBeLessThanOrEqual(6);
        for (const { share } of bars) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        const whole = bars.reduce((all, { share }) => all + share, 0);
        expect(whole).toBeCloseTo(bars.length === 0 ? 0 : 1);
      }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.nat()), (map) => {
        const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
        expect(sum(topCounts(map).map(({ count }) => count))).toBe(sum(Object.values(map)));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { gainOf, gainsOf, lastDays } from '@/components/options/visits/gains';
import { runsOf, scaleOf } from '@/components/options/visits/scale';
import type { Look } from '@/lib/rules/looks';

const looksAt = (...looks: readonly (readonly [day: number, visits: number])[]): Look[] =>
  looks.map(([day, visits]) => ({ day, visits }));

/** Looks on some days at a link that is visited more and more. */
const anyLooks = fc
  .uniqueArray(fc.tuple(fc.nat(400), fc.nat(1e6)), { selector: ([day]) => day, maxLength: 40 })
  .map((looks) => {
    const days = looks.map(([day]) => day).toSorted((one, other) => one - other);
    const visits = looks.map(([, each]) => each).toSorted((one, other) => one - other);
    return days.map((day, at) => ({ day, visits: visits[at] ?? 0 }));
  });

describe('what links gained together', () => {
  it('counts each from its first look, so a link that comes in later makes no jump', () => {
    const old = looksAt([1, 10], [3, 12], [6, 20]);
    const young = looksAt([3, 5000], [5, 5003]);
    expect(gainsOf([old, young])).toEqual(looksAt([1, 0], [3, 2], [5, 5], [6, 13]));
  });

  it('is not less where a service counts anew', () => {
    expect(gainsOf([looksAt([1, 100], [2, 4], [3, 9])])).toEqual(looksAt([1, 0], [2, 0], [3, 5]));
  });

  it('is the sum of what each gained, by a line that never falls, on days with a look', () => {
    fc.assert(
      fc.property(fc.array(anyLooks, { maxLength: 8 }), (links) => {
        const together = gainsOf(links);
        const gained = links.map((looks) => (looks.at(-1)?.visits ?? 0) - (looks[0]?.visits ?? 0));
        expect(gainOf(together)).toBe(gained.reduce((sum, more) => sum + more, 0));
        const days = new Set(links.flat().map(({ day }) => day));
        expect(new Set(together.map(({ day }) => day))).toEqual(days);
        for (const [at, look] of together.entries()) {
          const before = together[at - 1] ?? { day: -1, visits: 0 };
          expect(look.day).toBeGreaterThan(before.day);
          expect(look.visits).toBeGreaterThanOrEqual(before.visits);
        }
      }),
    );
  });
});

test('the last days are counted back from the newest look', () => {
  const looks = looksAt([1, 1], [70, 2], [71, 3], [100, 4]);
  expect(lastDays(looks, 30)).toEqual(looks.slice(1));
});

describe('the scale of a chart', () => {
  it.each([
    ['few visits', looksAt([0, 0], [1, 3]), [0, 1, 2, 3]],
    [
      'what came on top of a million',
      looksAt([0, 1_000_012], [1, 1_000_390]),
      [1_000_000, 1_000_100, 1_000_200, 1_000_300, 1_000_400],
    ],
    ['whole ones', looksAt([0, 0], [1, 10]), [0, 5, 10]],
    ['none', looksAt([0, 12], [1, 12]), [12, 13]],
  ])('has round numbers: %s', (_of, looks, ticks) => expect(scaleOf(looks).ticks).toEqual(ticks));

  it('holds every look, with five spaces between its lines at most', () => {
    fc.assert(
      fc.property(anyLooks, (looks) => {
        fc.pre(looks.length > 1);
        const { x, y, ticks } = scaleOf(looks);
        expect(ticks.length).toBeLessThanOrEqual(6);
        for (const { day, visits } of looks) {
          expect(x(day)).toBeGreaterThanOrEqual(0);
          expect(x(day)).toBeLessThanOrEqual(1000);
          expect(y(visits)).toBeGreaterThanOrEqual(0);
          expect(y(visits)).toBeLessThanOrEqual(160);
        }
      }),
    );
  });
});

test('two weeks without a look are a gap, and a week is none, as of old ones each week keeps one', () => {
  const looks = looksAt([1, 1], [8, 2], [21, 3], [35, 4], [36, 5]);
  const [one, two, three, four, five] = looks;
  expect(runsOf(looks)).toEqual([
    [one, two, three],
    [four, five],
  ]);
});

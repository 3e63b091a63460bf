import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addLook } from '@/lib/links/record/add-look';
import type { Looks } from '@/lib/model/link';
import { looksOf, thinned } from '@/lib/rules/looks';

const dayLong = 86_400_000;
const noon = (day: number) => day * dayLong + dayLong / 2;

test.each<[string, Looks | undefined, number | null, Looks]>([
  ['the first', undefined, 5, { 9: 5 }],
  ['one on another day', { 8: 3 }, 5, { 8: 3, 9: 5 }],
  ['a later one on a day', { 9: 4 }, 5, { 9: 5 }],
  ['one after a clock was set back', { 12: 4 }, 5, { 9: 5 }],
  ['what was seen before, where the service counts no more', { 8: 3 }, null, { 8: 3 }],
])('%s is remembered', (_which, looks, visits, expected) =>
  expect(addLook(looks, visits, noon(9))).toEqual(expected),
);

/** Days with a look, some of them long after the one before. */
const daysOfLooks = fc
  .array(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 })), { maxLength: 600, size: 'max' })
  .map((gaps) =>
    gaps.reduce<number[]>((days, gap) => days.concat((days.at(-1) ?? 0) + gap), [20_000]),
  );

/** A link was looked at on these days, and never had as many visits twice. */
const seenOn = (days: readonly number[]): Looks =>
  days.reduce<Looks>((looks, day) => addLook(looks, 7 * day, noon(day)), {});

const daysIn = (looks: Looks): number[] => looksOf({ looks }).map(({ day }) => day);

test('of any number of days, a few are kept: the last month, each week of a year, and the first', () => {
  fc.assert(
    fc.property(daysOfLooks, (days) => {
      const looks = seenOn(days);
      const kept = daysIn(looks);
      const newest = days.at(-1) ?? 0;
      expect(kept.length).toBeLessThanOrEqual(80);
      expect(kept).toEqual(kept.toSorted((one, other) => one - other));
      expect([kept[0], kept.at(-1)]).toEqual([days[0], newest]);
      expect(kept.slice(1).every((day) => newest - day < 365)).toBe(true);
      for (const [day, visits] of Object.entries(looks)) expect(visits).toBe(7 * Number(day));
      for (const day of days)
        if (newest - day < 30) expect(kept).toContain(day);
        else if (newest - day < 365)
          expect(kept.some((other) => Math.floor(other / 7) === Math.floor(day / 7))).toBe(true);
    }),
  );
});

test('thinning does nothing twice, nor does the same look on one day', () => {
  fc.assert(
    fc.property(daysOfLooks, (days) => {
      const looks = seenOn(days);
      const newest = days.at(-1) ?? 0;
      expect(thinned(looks)).toEqual(looks);
      expect(addLook(looks, 7 * newest, noon(newest))).toEqual(looks);
    }),
  );
});

test('a day with a look each keeps what all of them at once would', () => {
  fc.assert(
    fc.property(daysOfLooks, (days) => {
      const all = Object.fromEntries(days.map((day) => [day, 7 * day]));
      expect(seenOn(days)).toEqual(thinned(all));
    }),
  );
});

test('of a foreign file, no look is shown that no date can hold', () => {
  expect(looksOf({ looks: { 9: 5, 4_294_967_290: 1, '-1': 2, later: 3 } })).toEqual([
    { day: 9, visits: 5 },
  ]);
});

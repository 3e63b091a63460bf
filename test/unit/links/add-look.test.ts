import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addLook } from '@/lib/links/record/add-look';

const dayLong = 86_400_000;
const noon = (day: number) => day * dayLong + dayLong / 2;

test.each([
  ['the first', [], [{ day: 9, visits: 5 }]],
  [
    'one on another day',
    [{ day: 8, visits: 3 }],
    [
      { day: 8, visits: 3 },
      { day: 9, visits: 5 },
    ],
  ],
  ['a later one on a day', [{ day: 9, visits: 4 }], [{ day: 9, visits: 5 }]],
  ['one after a clock was set back', [{ day: 12, visits: 4 }], [{ day: 9, visits: 5 }]],
])('%s is remembered', (_which, looks, expected) =>
  expect(addLook(looks, 5, noon(9))).toEqual(expected),
);

test('of any number of days, a few are kept in order, with the first and the newest', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(steps, (gaps) => {
      let [day, looks] = [0, addLook([], 0, noon(0))];
      for (const gap of gaps) {
        day += gap;
        looks = addLook(looks, day, noon(day));
      }
      const days = looks.map((look) => look.day);
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
      expect([days[0], days.at(-1), looks.length <= 32]).toEqual([0, day, true]);
    }),
  );
});

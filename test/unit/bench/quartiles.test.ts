import { describe, expect, test } from 'vitest';

import { overlap, quartiles } from '../../bench/report/quartiles.ts';

describe('quartiles', () => {
  test.each([
    { numbers: [7], lower: 7, median: 7, upper: 7 },
    { numbers: [4, 1, 3, 2], lower: 1.75, median: 2.5, upper: 3.25 },
    // As text, 10 comes before 9.
    { numbers: [10, 9, 100, 1, 2], lower: 2, median: 9, upper: 10 },
    { numbers: [-5, 5, -1], lower: -3, median: -1, upper: 2 },
  ])('of $numbers', ({ numbers, ...expected }) => {
    expect(quartiles(numbers)).toEqual(expected);
  });

  test.each([{ numbers: [] }, { numbers: [1, Number.NaN] }])(
    'there are none of $numbers',
    ({ numbers }) => {
      expect(() => quartiles(numbers)).toThrow(RangeError);
    },
  );
});

describe('two samples', () => {
  const sample = (lower: number, upper: number) => ({ lower, median: (lower + upper) / 2, upper });

  test.each([
    { case: 'apart', one: sample(10, 20), other: sample(-3, 6), expected: false },
    {
      case: 'apart, the other way round',
      one: sample(-3, 6),
      other: sample(10, 20),
      expected: false,
    },
    { case: 'in part the same', one: sample(2, 20), other: sample(-3, 6), expected: true },
    { case: 'one within the other', one: sample(0, 1), other: sample(-3, 6), expected: true },
    { case: 'touching', one: sample(6, 9), other: sample(-3, 6), expected: true },
  ])('$case: overlap is $expected', ({ one, other, expected }) => {
    expect(overlap(one, other)).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';

import { agoOfCreation, nearDayInWords } from '@/lib/texts/ago';

import { readersDay } from '../../fixtures/reader-words';

/** A Friday, in the reader's zone. */
const now = new Date(2026, 10, 20, 15, 30).getTime();

const beginning = (text: string): string =>
  text
    .charAt(0)
    .toLocaleUpperCase(new Intl.Locale(new Intl.NumberFormat().resolvedOptions().locale)) +
  text.slice(1);

const age = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  beginning(
    new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' }).format(count, unit),
  );

const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
  beginning(
    new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' }).format(Date.parse(day)),
  );

const nearDay = (day: string): string => written(day, { month: 'short', day: 'numeric' });

const made = (createdAt: number, elsewhere = false): string =>
  agoOfCreation({ createdAt, elsewhere }, now);

describe('when a link was made', () => {
  test.each([
    ['just now', new Date(2026, 10, 20, 15, 29, 30), age(0, 'second')],
    ['minutes ago', new Date(2026, 10, 20, 15, 25), age(-5, 'minute')],
    ['hours ago', new Date(2026, 10, 20, 13), age(-2, 'hour')],
    ['late yesterday', new Date(2026, 10, 19, 23, 59), age(-1, 'day')],
    [
      'a day of the last week',
      new Date(2026, 10, 14, 8),
      written('2026-11-14', { weekday: 'long' }),
    ],
    ['a week ago', new Date(2026, 10, 13, 8), nearDay('2026-11-13')],
    ['less than a year ago', new Date(2025, 10, 21, 8), nearDay('2025-11-21')],
    ['a year ago', new Date(2025, 10, 20, 8), readersDay('2025-11-20')],
    ['later, by a clock that was set back', new Date(2026, 10, 20, 15, 31), age(0, 'day')],
    ['tomorrow, by such a clock', new Date(2026, 10, 21, 8), nearDay('2026-11-21')],
  ])('%s', (_when, at, words) => expect(made(at.getTime())).toBe(words));

  test('elsewhere has the day that the service wrote, and no hour', () => {
    expect(made(Date.UTC(2026, 10, 20, 1), true)).toBe(age(0, 'day'));
    expect(made(Date.UTC(2026, 10, 19, 23), true)).toBe(age(-1, 'day'));
  });

  test.each([0, Number.NaN, Infinity])('at %d is not known', (at) => expect(made(at)).toBe(''));
});

test.each(['soon', '2026-13-45'])('the day %j, which does not exist, stays as it is', (day) =>
  expect(nearDayInWords(day, '2026-11-20')).toBe(day),
);

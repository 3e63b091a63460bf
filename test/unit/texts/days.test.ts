import { describe, expect, test } from 'vitest';

import { dayInWords, expiryNoteText } from '@/lib/texts/days';
import { dayOfMoment, timeInWords } from '@/lib/texts/times';

const noDays = ['2026-13-45', '2026-02-30x', '', 'soon', '99999999-01-01'];

describe('a day that is none', () => {
  test.each(noDays)('%j is shown as it is', (day) => expect(dayInWords(day)).toBe(day));

  test('throws in no notification', () => {
    const link = { title: 'A', shortUrl: 'https://short.example/a', expiry: '2026-13-45' };
    expect(expiryNoteText(1, link).message).toContain('2026-13-45');
  });

  test.each([Number.NaN, Infinity, 9e15, -9e15])('the moment %d has no day', (at) =>
    expect(dayOfMoment(at)).toBe(''),
  );

  test('nor does a time that is none throw', () =>
    expect(timeInWords('2026-13-45 00:00:00')).toBe('2026-13-45 00:00:00'));
});

test('a day is written in the reader’s words, whatever the time zone', () =>
  expect(dayInWords('2026-12-01')).toBe(
    new Date(2026, 11, 1).toLocaleDateString(undefined, { dateStyle: 'medium' }),
  ));

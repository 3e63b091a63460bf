import { describe, expect, test, vi } from 'vitest';

import { serviceTime } from '@/lib/links/record/service-facts';
import { dayOfCreation, dayOfMoment, dayOfTime, timeInWords } from '@/lib/texts/dates';
import { dayInWords } from '@/lib/texts/day';
import { expiryNoteText } from '@/lib/texts/notices';

import { readersTime } from '../../fixtures/reader-words';

const noDays = ['2026-13-45', '2026-02-30x', '', 'soon', '99999999-01-01'];

describe('a date that does not exist', () => {
  test.each(noDays)('%j is shown as it is', (day) => expect(dayInWords(day)).toBe(day));

  test('does not break a notification', () => {
    const link = { title: 'A', shortUrl: 'https://short.example/a', expiry: '2026-13-45' };
    expect(expiryNoteText(1, link).message).toContain('2026-13-45');
  });

  test.each([Number.NaN, Infinity, 9e15, -9e15])('the moment %d has no day', (at) => {
    expect(dayOfMoment(at)).toBe('');
  });

  test.each(['2026-13-45 99:00:00', '0000-00-00 00:00:00', 'soon', ''])(
    'the time %j, which does not exist, is shown as it is',
    (time) => {
      expect(timeInWords(time)).toBe(time);
      expect(dayOfTime(time)).toBe(time);
    },
  );
});

test('a time of the service’s has the day that stands in it, and is shown as it was written', () => {
  expect(dayOfTime('2026-12-01 23:59:59')).toBe(dayInWords('2026-12-01'));
  expect(timeInWords('2026-12-01 23:59:59')).toBe(readersTime('2026-12-01 23:59:59'));
});

// Early and late: one of them is on another day wherever the reader's zone is not the service's.
test.each(['2026-12-01 00:20:00', '2026-12-01 23:40:00'])(
  'a link made elsewhere at %s has the day that the service wrote',
  (told) => {
    const createdAt = serviceTime(told) ?? 0;
    expect(dayOfCreation({ createdAt, elsewhere: true })).toBe(dayOfTime(told));
    expect(dayOfCreation({ createdAt })).toBe(dayOfMoment(createdAt));
  },
);

test('a link of which nobody told when it was made has no day', () =>
  expect(dayOfCreation({ createdAt: 0, elsewhere: true })).toBe(''));

test('a day is written when it is asked for: no format is made at the start', async () => {
  vi.resetModules();
  const [days, numbers] = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')];
  await import('@/lib/texts/dates');
  const day = await import('@/lib/texts/day');
  const { numberText } = await import('@/lib/texts/numbers');
  expect([days, numbers].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  for (let i = 0; i < 2; i += 1) {
    day.dayInWords(`2026-12-0${i + 1}`);
    numberText(1200 + i);
  }
  expect([days, numbers].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  vi.restoreAllMocks();
});

test('a day is written in the reader’s words, whatever the time zone', () =>
  expect(dayInWords('2026-12-01')).toBe(
    new Date(2026, 11, 1).toLocaleDateString(undefined, { dateStyle: 'medium' }),
  ));

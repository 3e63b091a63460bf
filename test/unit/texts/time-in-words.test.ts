import { expect, test } from 'vitest';

import { timeInWords } from '@/lib/texts/dates';

import { readersTime } from '../../fixtures/reader-words';

test('a time of the service’s is shown as the service wrote it, whatever the reader’s time zone', () => {
  const time = '2026-11-19 23:59:05';
  expect(timeInWords(time)).toBe(readersTime(time));
});

test.each(['', 'yesterday', '2026-13-45 99:00:00'])('“%s” is shown as it is', (time) => {
  expect(timeInWords(time)).toBe(time);
});

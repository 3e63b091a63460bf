import { expect, test } from 'vitest';

import { timeInWords } from '@/components/popup/time-in-words';

test('a time of the service’s is shown as its clock told it, whatever the reader’s zone', () => {
  expect(timeInWords('2026-11-19 23:59:05')).toMatch(/19.*(?:23|11):59/);
});

test.each(['', 'yesterday', '2026-13-45 99:00:00'])('“%s” is shown as it is', (time) => {
  expect(timeInWords(time)).toBe(time);
});

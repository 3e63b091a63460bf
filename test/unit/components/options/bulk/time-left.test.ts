import { expect, test } from 'vitest';

import { timeLeftText } from '@/components/options/bulk/job/time-left';

test.each([
  [0, 'less than a minute left'],
  [59_999, 'less than a minute left'],
  [60_000, 'about 1 minute left'],
  [90_000, 'about 2 minutes left'],
  [12 * 60_000 + 20_000, 'about 12 minutes left'],
  [89 * 60_000, 'about 89 minutes left'],
  [90 * 60_000, 'about 2 hours left'],
  [5.4 * 3_600_000, 'about 5 hours left'],
])('%i milliseconds are %s', (left, text) => {
  expect(timeLeftText(left)).toBe(text);
});

import { expect, test } from 'vitest';

import { timeLeftText } from '@/lib/bulk/remaining-time';

test.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, 'about 1 minute'],
  [90_000, 'about 2 minutes'],
  [12 * 60_000 + 20_000, 'about 12 minutes'],
  [89 * 60_000, 'about 89 minutes'],
  [90 * 60_000, 'about 2 hours'],
  [5.4 * 3_600_000, 'about 5 hours'],
])('%i milliseconds are %s', (left, text) => {
  expect(timeLeftText(left)).toBe(text);
});

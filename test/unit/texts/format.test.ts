import { expect, test } from 'vitest';

import { factsText } from '@/lib/texts/format';

test.each([
  [['3 links ready', '2 rows skipped'], '3 links ready, 2 rows skipped'],
  [['3 links ready', ''], '3 links ready'],
  [['2 created', '1 existing', '3 failed'], '2 created, 1 existing, 3 failed'],
  [[], ''],
])('%j become “%s”', (facts, text) => {
  expect(factsText(facts)).toBe(text);
});

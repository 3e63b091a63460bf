import { expect, test } from 'vitest';

import { overService } from '../../bench/race/over-service.ts';

const answer = { time: 1000, heldMs: 50 };

test('what is painted after the answer waited for it', () => {
  expect(overService(1080, [answer])).toBe(1030);
});

test('what was painted before the answer did not: nothing is taken off', () => {
  expect(overService(1040, [answer])).toBe(1040);
});

test('without an answer, nothing is taken off', () => {
  expect(overService(1080, [])).toBe(1080);
});

import { expect, test } from 'vitest';

import { overService } from '../../bench/race/over-service.ts';

const answer = { time: 1000, heldMs: 50 };

test.each([
  ['what is painted after the answer waited for it', 1080, [answer], 1030],
  ['what was painted before the answer did not', 1040, [answer], 1040],
  ['without an answer, nothing is taken off', 1080, [], 1080],
])('%s', (_, painted, answers, own) => {
  expect(overService(painted, answers)).toBe(own);
});

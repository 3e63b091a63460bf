import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { retryWhenAllowed } from '@/lib/async/retry-when-allowed';
import { AppError } from '@/lib/model/errors';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something that the rate limit refuses once, for a minute. @returns how often it was tried */
function refusedOnce(): () => number {
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    if (tries === 1) throw new AppError({ code: 'rate_limited', until: Date.now() + minute });
  };
  void retryWhenAllowed(attempt, { onWait: () => undefined });
  return () => tries;
}

test.each([
  ['as the clock goes', 0, minute],
  ['no longer where the clock is set back', -60 * minute, minute],
  ['no longer than a computer sleeps', minute, 15_000],
])('what the rate limit refused waits %s', async (_, shift, wait) => {
  const tries = refusedOnce();
  await vi.advanceTimersByTimeAsync(1);
  vi.setSystemTime(Date.now() + shift);
  await vi.advanceTimersByTimeAsync(wait - 2);
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(tries()).toBe(2);
});

import { AppError } from '@/lib/contract/errors';

/** Milliseconds: waited where the service does not say how long, and at least, so that no clock makes it ask at once again. */
const wait = { untold: 5000, least: 1000 };

/**
 * Does something that the rate limit may hold back, and goes on by itself when its time has come. A request that was held back
 * certainly did nothing, so no repeat does it twice.
 * @param waiting told how long it waits (epoch milliseconds), and null when it goes on
 * @throws whatever else the work fails with
 */
export async function patiently<T>(
  work: () => Promise<T>,
  waiting: (until: number | null) => void,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof AppError) || failure.report.code !== 'rate_limited') throw failure;
      const until = waitingTime(failure.report.until);
      waiting(until);
      await new Promise((resolve) => {
        setTimeout(resolve, until - Date.now());
      });
      waiting(null);
    }
  }
}

const waitingTime = (told: number | undefined): number =>
  Math.max(told ?? Date.now() + wait.untold, Date.now() + wait.least);

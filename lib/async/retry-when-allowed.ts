import { AppError } from '@/lib/model/errors';

import { countdown } from './countdown';
import { withDeadline } from './deadline';

/** Milliseconds. `usual`: a rate limit's window; `sleep`: the end of a computer's sleep is noticed this soon. */
const waits = { usual: 60_000, least: 1000, sleep: 15_000 };

/** The epoch milliseconds at which a request may be retried. @param until as the service reported it */
export const retryTime = (until: number | undefined, now = Date.now()): number =>
  Math.max(until ?? now + waits.usual, now + waits.least);

interface RetryOptions {
  /** Gets the epoch milliseconds until which the rate limit holds, and null when the attempt goes on. */
  onWait: (until: number | null) => void;
  /** Ends the wait, not a request that was sent. */
  signal?: AbortSignal;
}

/** Retries changes too, as a request that the rate limit refused did nothing. */
export async function retryWhenAllowed<T>(
  attempt: () => Promise<T>,
  { onWait, signal }: RetryOptions,
): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (failure) {
      const until = refusedUntil(failure);
      if (until === null || signal?.aborted) throw failure;
      onWait(until);
      await sleepUntil(until, signal);
      onWait(null);
    }
  }
}

/** The epoch milliseconds until which a rate limit holds a request back that did nothing; null for any other failure. */
export function refusedUntil(failure: unknown): number | null {
  if (!(failure instanceof AppError)) return null;
  const { code, until, outcome } = failure.report;
  if (code !== 'rate_limited' || outcome === 'unknown') return null;
  return retryTime(until);
}

/** In short sleeps, as timers stand still while a computer sleeps. @throws once it is aborted */
export async function sleepUntil(until: number, signal?: AbortSignal): Promise<void> {
  const timeLeft = countdown(until);
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  signal?.addEventListener('abort', () => resolve(), { once: true });
  for (let left = timeLeft(); left > 0; left = timeLeft()) {
    await withDeadline(async () => aborted, Math.min(left, waits.sleep));
    signal?.throwIfAborted();
  }
}

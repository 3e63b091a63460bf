import { AppError } from '@/lib/model/errors';

import { countdown } from './countdown';

/** In milliseconds. `usual`: the window of a rate limit, where a service does not say how long; `least`: a service that refuses without a reason is not asked in a rush. */
const waits = { usual: 60_000, least: 1000 };

/** The moment at which what the rate limit refused may be tried again. @param until as the service told it */
export const retryTime = (until: number | undefined, now = Date.now()): number =>
  Math.max(until ?? now + waits.usual, now + waits.least);

/** Milliseconds: a computer that slept is noticed within this time. */
const maxSleep = 15_000;

interface RetryOptions {
  /** Told until when (epoch milliseconds) the rate limit holds the attempt back, and null when it goes on. */
  onWait: (until: number | null) => void;
  /** Ends the wait; what was sent already is not called back. Without one, only the end of the page does. */
  signal?: AbortSignal;
}

/**
 * Tries until the rate limit lets it through. Any other failure is handed on: an attempt that the rate limit refused
 * certainly did nothing, which is why a change may be tried again here, too.
 */
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

function refusedUntil(failure: unknown): number | null {
  if (!(failure instanceof AppError)) return null;
  const { code, until, outcome } = failure.report;
  if (code !== 'rate_limited' || outcome === 'unknown') return null;
  return retryTime(until);
}

/** Looks at the clock again and again, as timers stand still while a computer sleeps. */
async function sleepUntil(until: number, signal: AbortSignal | undefined): Promise<void> {
  const timeLeft = countdown(until);
  for (let left = timeLeft(); left > 0; left = timeLeft()) {
    await sleep(Math.min(left, maxSleep), signal);
  }
}

async function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), milliseconds);
  const stop = () => {
    clearTimeout(timer);
    reject(new DOMException('', 'AbortError'));
  };
  signal?.addEventListener('abort', stop, { once: true });
  await promise.finally(() => signal?.removeEventListener('abort', stop));
}

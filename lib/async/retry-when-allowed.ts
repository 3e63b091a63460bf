import { AppError } from '@/lib/model/errors';

import { countdown } from './countdown';
import { withDeadline } from './deadline';

/** In milliseconds. `usual`: a rate limit's window, where the service reports none; `least`: the minimum, whatever it reports. */
const waits = { usual: 60_000, least: 1000 };

/** The epoch milliseconds at which a request may be retried. @param until as the service reported it */
export const retryTime = (until: number | undefined, now = Date.now()): number =>
  Math.max(until ?? now + waits.usual, now + waits.least);

/** In milliseconds; the end of a computer's sleep is noticed this soon. */
const maxSleep = 15_000;

interface RetryOptions {
  /** Gets the epoch milliseconds until which the rate limit holds, and null when the attempt goes on. */
  onWait: (until: number | null) => void;
  /** Ends the wait, not a request that was sent. */
  signal?: AbortSignal;
}

/** Retries changes too: a request that the rate limit refused certainly did nothing. Any other failure is thrown. */
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

/** In short sleeps, as timers stand still while a computer sleeps. */
async function sleepUntil(until: number, signal = new AbortController().signal): Promise<void> {
  const timeLeft = countdown(until);
  for (let left = timeLeft(); left > 0; left = timeLeft()) {
    signal.throwIfAborted();
    await withDeadline(async (over) => abortOf(signal, over), Math.min(left, maxSleep));
  }
}

/** Rejects as soon as `signal` aborts. @param over aborts when it is not waited for any more */
const abortOf = async (signal: AbortSignal, over: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const stop = (): void => reject(new DOMException('', 'AbortError'));
    signal.addEventListener('abort', stop, { once: true, signal: over });
  });

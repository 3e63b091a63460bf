import { AppError } from '@/lib/model/errors';

import type { Scope } from './scope';

/** A fetch that ends with a scope; what is under way then is aborted. */
export const scopedFetch =
  (fetch: typeof globalThis.fetch, { signal }: Pick<Scope, 'signal'>): typeof globalThis.fetch =>
  async (input, init) => {
    const own = init?.signal ?? (input instanceof Request ? input.signal : null);
    return fetch(input, {
      ...init,
      signal: own === null ? signal : AbortSignal.any([signal, own]),
    });
  };

/** Resolves after so many milliseconds, or never once the scope has ended. */
export const scopedWait =
  ({ signal }: Pick<Scope, 'signal'>) =>
  async (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) return;
      const cancel = (): void => clearTimeout(timer);
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', cancel);
        resolve();
      }, milliseconds);
      signal.addEventListener('abort', cancel, { once: true });
    });

/**
 * What work comes to, for whoever waits for it.
 * @throws `not_connected` as soon as the scope ends, as the work gets no further then
 */
export async function orEnded<T>(
  { signal }: Pick<Scope, 'signal'>,
  work: () => Promise<T>,
): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = (): void => reject(new AppError({ code: 'not_connected', outcome: 'unknown' }));
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([ended, work()]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

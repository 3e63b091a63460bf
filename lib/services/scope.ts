import { AppError } from '@/lib/model/errors';

/** Work that ends as a whole: it gets no further than its next step, as if the worker had died there. */
export interface Scope {
  /** Aborted as soon as the scope ends. */
  signal: AbortSignal;
  /** Such as a write. Once the scope has ended, none begins, and the one under way never hands its result on. */
  step: <T>(work: () => Promise<T>) => Promise<T>;
  /** Wraps functions so that each call is a step. No step may wait for another one: it could wait for ever. */
  guard: <T extends Asynchronous<T>>(functions: T) => T;
  /** Ends the scope. Resolves when the steps under way are over. */
  end: () => Promise<void>;
}

type Asynchronous<T> = { [K in keyof T]: (...args: never[]) => Promise<unknown> };

/** @param ready what every step waits for first, whether it succeeds or not */
export function createScope(ready: Promise<unknown> = Promise.resolve()): Scope {
  const controller = new AbortController();
  const { signal } = controller;
  const underWay = new Set<Promise<unknown>>();
  const begun = ready.catch(() => undefined);

  async function step<T>(work: () => Promise<T>): Promise<T> {
    await begun;
    if (signal.aborted) return never();
    const running = work();
    underWay.add(running);
    try {
      return await running;
    } finally {
      underWay.delete(running);
      if (signal.aborted) await never();
    }
  }

  return {
    signal,
    step,
    guard<T extends Asynchronous<T>>(functions: T): T {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what their arguments are is the caller's and the function's affair
      const works = Object.entries(functions) as [
        string,
        (...all: unknown[]) => Promise<unknown>,
      ][];
      const steps = works.map(([name, work]) => [
        name,
        async (...all: unknown[]) => step(async () => work.apply(functions, all)),
      ]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same functions by the same names, which the compiler cannot follow through a list
      return Object.fromEntries(steps) as T;
    },
    async end() {
      controller.abort();
      await begun;
      await Promise.allSettled(underWay);
    },
  };
}

const never = async (): Promise<never> => new Promise<never>(() => undefined);

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

/** @throws `not_connected` as soon as the scope ends, as the work gets no further then */
export async function untilScopeEnds<T>(
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

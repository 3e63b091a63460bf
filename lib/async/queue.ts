/** In order, whatever the outcome of each. @param key work with another key runs beside it */
export type Enqueue = <T>(work: () => Promise<T>, key?: string) => Promise<T>;

export function createQueue(): Enqueue {
  const lastOf = new Map<string, Promise<unknown>>();
  return async (work, key = '') => {
    const run = (lastOf.get(key) ?? Promise.resolve()).then(work);
    const ended = run.catch(() => undefined);
    lastOf.set(key, ended);
    try {
      return await run;
    } finally {
      if (lastOf.get(key) === ended) lastOf.delete(key);
    }
  };
}

/** A wake-up raised before the wait is kept. */
export function createSignal() {
  let next = Promise.withResolvers<void>();
  return {
    raise: () => next.resolve(),
    async wait(orWhen?: Promise<void>): Promise<void> {
      await Promise.race(orWhen === undefined ? [next.promise] : [next.promise, orWhen]);
      next = Promise.withResolvers<void>();
    },
  };
}

export function createSingleFlight<T>(): (id: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return async (id, work) => {
    const known = running.get(id);
    if (known) return known;
    const run = work().finally(() => running.delete(id));
    running.set(id, run);
    return run;
  };
}

/** For side work, such as saving: its failure must not hide the result. */
export async function ignoreFailure(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}

/** Runs once more for all calls that came during a run. */
export function coalesced(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}

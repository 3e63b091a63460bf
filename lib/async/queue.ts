/**
 * Does work in the order in which it is enqueued, one after the other, whatever becomes of each.
 * @param key what has to wait for each other; work with another key runs beside it
 * @returns what the work gives
 */
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

/** Lets one that waits be woken. What is raised before anybody waits is not lost. */
interface Signal {
  raise(): void;
  /** Resolves when it is raised, or when `orWhen` does. */
  wait(orWhen?: Promise<void>): Promise<void>;
}

export function createSignal(): Signal {
  let next = Promise.withResolvers<void>();
  return {
    raise: () => {
      next.resolve();
    },
    async wait(orWhen) {
      await Promise.race(orWhen === undefined ? [next.promise] : [next.promise, orWhen]);
      next = Promise.withResolvers<void>();
    },
  };
}

/** Lets whoever asks for the same thing while it is being done wait for that one doing. */
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

/** Waits for what must not fail the whole: a link that was made is told even if it cannot be remembered. */
export async function ignoreFailure(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}

/** Does work once more for all that asked while it was being done. */
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

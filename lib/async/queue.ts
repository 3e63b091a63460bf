/** Does one thing after the other, whatever becomes of each. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
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

/** Lets one thing be done after the other, whether the one before went well or not. */
export function createOneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** Runs what is asked for one page in order, one after the other; different pages do not wait for each other. */
export function createPageQueue(): <T>(page: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (page, work) => {
    const run = (last.get(page) ?? Promise.resolve()).then(work);
    const done = run.then(ignore, ignore);
    last.set(page, done);
    const result = run.finally(() => {
      if (last.get(page) === done) last.delete(page);
    });
    return result;
  };
}

function ignore(): void {}

/** Lets whoever asks for the same thing while it is being done wait for that one doing. */
export function createShare<T>(): (id: string, work: () => Promise<T>) => Promise<T> {
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
export async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}

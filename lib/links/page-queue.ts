/** Runs what is asked for one page in order, one after the other; different pages do not wait for each other. */
export function createPageQueue(): <T>(pageKey: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (pageKey, work) => {
    const run = (last.get(pageKey) ?? Promise.resolve()).then(work);
    const done = run.then(ignore, ignore);
    last.set(pageKey, done);
    const result = run.finally(() => {
      if (last.get(pageKey) === done) last.delete(pageKey);
    });
    return result;
  };
}

function ignore(): void {}

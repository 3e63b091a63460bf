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

/** Does one thing after the other, whatever becomes of each. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

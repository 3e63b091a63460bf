/** Lets one thing be done after the other, whether the one before went well or not. */
export function createOneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}

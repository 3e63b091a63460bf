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

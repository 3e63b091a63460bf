/** A read whose result is kept until it is told to be forgotten. */
interface CachedRead<T> {
  get: () => Promise<T>;
  forget: () => void;
}

/** Reads at the first `get` and after each `forget`; a read that failed is no knowledge, so the next `get` reads again. */
export function cachedRead<T>(read: () => Promise<T>): CachedRead<T> {
  let known: Promise<T> | undefined;
  const forget = (): void => {
    known = undefined;
  };
  return {
    forget,
    async get() {
      const reading = known ?? read();
      known = reading;
      reading.catch(forget);
      return reading;
    },
  };
}

/** A worker is woken for each event and evaluates every module first, so schemas, formats and tables are built at their first use. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Does the work once for each key; that of an undefined result is done again. */
export function memoized<K, T>(work: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const made = known.get(key) ?? work(key);
    known.set(key, made);
    return made;
  };
}

/**
 * Makes a value when it is first used. A worker is woken for each event and evaluates every module before it hears of it, so no
 * module builds at its top what not every event needs: a schema, a format, a table.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

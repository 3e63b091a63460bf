/** A worker is woken for each event and evaluates every module first, so schemas, formats and tables are built at their first use. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

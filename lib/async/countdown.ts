/** Milliseconds left until `until`, by the clock or by elapsed time: a clock may be set back, and not all browsers count a sleep. */
export function countdown(until: number): () => number {
  const end = performance.now() + until - Date.now();
  return () => Math.min(until - Date.now(), end - performance.now());
}

/**
 * Ends by the computer's clock or by elapsed time, whichever is sooner: a clock may be set back, and some browsers don't count a
 * computer's sleep.
 * @param until epoch milliseconds
 * @returns reads the milliseconds left, less than 0 once it is over
 */
export function countdown(until: number): () => number {
  const end = performance.now() + until - Date.now();
  return () => Math.min(until - Date.now(), end - performance.now());
}

/**
 * Counts down to a moment by the computer's clock and by what passes since now, whichever is sooner there: a clock that is set
 * back makes nobody wait longer, and what passes while a computer sleeps is not counted everywhere.
 * @param until epoch milliseconds
 * @returns tells how many milliseconds are left; less than 0 once it is over
 */
export function countdown(until: number): () => number {
  const end = performance.now() + until - Date.now();
  return () => Math.min(until - Date.now(), end - performance.now());
}

/**
 * Waits, at full speed, for the system's clock to go on to its next millisecond. The clocks of a page
 * are finer than the one that Node shares with it; at the tick both say the same.
 * @returns milliseconds since 1970
 */
export function nextTick(): number {
  const before = Date.now();
  let now = before;
  while (now === before) now = Date.now();
  return now;
}

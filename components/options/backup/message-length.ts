/** Objects and lists in each other. Nothing in a file of Curtail has more than four. */
const deepest = 8;

/**
 * How long a part of a file is on its way to the background, in characters of JSON. What is nested so deeply that it would break
 * the message, and be told as a failure of Curtail, is endless.
 */
export const messageLength = (value: unknown): number =>
  isWithin(value, deepest) ? (JSON.stringify(value) ?? '').length : Infinity;

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1));
}

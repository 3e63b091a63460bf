/** In characters: more of an address would push the buttons below it out of sight. */
const maxAddressLength = { start: 70, end: 30 };

/** A long address in a sentence, which its host and its end tell from others. */
export function withoutMiddle(address: string): string {
  const { start, end } = maxAddressLength;
  if (address.length <= start + end) return address;
  // A character of two halves is not cut in its middle.
  const first = address.slice(0, start).replace(/[\uD800-\uDBFF]$/, '');
  const last = address.slice(-end).replace(/^[\uDC00-\uDFFF]/, '');
  return `${first}…${last}`;
}

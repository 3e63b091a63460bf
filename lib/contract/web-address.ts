/** Characters. Longer than any address that a service can have been sent. */
const longest = 16_384;

/**
 * @returns the address, where it is text that a browser may open as a link: http or https, parseable, at most 16 kB, and free
 * of blanks and controls, which a parser would drop in silence; undefined otherwise
 */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  const isGood =
    address.length <= longest &&
    /^https?:\/\/[^/?#\\]/i.test(address) &&
    !/[\p{Cc}\s]/u.test(address) &&
    URL.canParse(address);
  return isGood ? address : undefined;
}

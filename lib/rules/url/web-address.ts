/** In characters. */
const maxLength = 16_384;

/** Blanks and controls are dropped by parsers in silence. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  const isGood =
    address.length <= maxLength &&
    /^https?:\/\/[^/?#\\]/i.test(address) &&
    !/[\p{Cc}\s]/u.test(address) &&
    URL.canParse(address);
  return isGood ? address : undefined;
}

/** In characters: longer than any address a service takes. */
const maxLength = 16_384;

/** Plain letters; the last part is no number, and none is encoded. */
const plainName = String.raw`(?!(?:[^/?#]*\.)?xn--)(?:[a-z\d-]+\.)*[a-z][a-z\d-]*`;
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const plainNumber = String.raw`${byte}(?:\.${byte}){3}`;

/** Addresses that certainly parse: parsing 50,000 takes a browser a tenth of a second. */
const plainAddress = new RegExp(
  String.raw`^https?:\/\/(?:${plainName}|${plainNumber})(?::[1-5]?\d{1,4})?(?:[/?#][!-~]*)?$`,
  'i',
);

/** http or https, trimmed, and free of blanks and controls, which a parser would drop in silence. */
export function webAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  const isGood =
    address.length <= maxLength && (plainAddress.test(address) || isParseable(address));
  return isGood ? address : undefined;
}

const isParseable = (address: string): boolean =>
  /^https?:\/\/[^/?#\\]/i.test(address) && !/[\p{Cc}\s]/u.test(address) && URL.canParse(address);

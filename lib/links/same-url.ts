import { plainText } from '@/lib/contract/plain-text';
import { canonicalUrl } from '@/lib/rules/canonical-url';

/**
 * Whether the long URL that a service tells is the one that was sent. Equal are the spellings that every reader of URLs
 * takes for the same: dots in the path, the usual port, letters of scheme and host, escapes of characters that need
 * none, the letters of an escape, and a text that came back encoded for HTML. A truncated or altered one never is.
 *
 * @param told as the service told it
 */
export function sameUrl(sent: string, told: string): boolean {
  const asked = plainSpelling(sent);
  return asked !== null && [told, plainText(told)].some((text) => plainSpelling(text) === asked);
}

/** RFC 3986, 6.2.2: escapes are written in capitals, and unreserved characters without. */
function plainSpelling(url: string): string | null {
  if (!URL.canParse(url)) return null;
  return canonicalUrl(url).replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
}

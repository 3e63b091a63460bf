import { plainText } from '@/lib/rules/plain-text';
import { canonicalUrl } from '@/lib/rules/url/canonical-url';
import { plainEscapes } from '@/lib/rules/url/plain-escapes';

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

function plainSpelling(url: string): string | null {
  return URL.canParse(url) ? plainEscapes(canonicalUrl(url)) : null;
}

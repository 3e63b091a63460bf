import { parseUrl } from './parse-url';

/**
 * The key under which a page is remembered: two addresses share one only when they lead to the same place. The URL
 * parser lower-cases scheme and host, drops the usual port and resolves dots; an empty fragment is dropped here.
 *
 * Any other fragment stays: it may be a section, a marked text or a route, and a link to another one is not the link
 * that was asked for. Tracking parameters stay, too: whoever wants to be rid of them strips them before.
 *
 * @param url an address that parses; anything else is its own key
 */
export function canonicalUrl(url: string): string {
  const parsed = parseUrl(url);
  if (parsed === null) return url;
  // A lone `#` reads as no fragment, and stays until it is told to be none.
  if (parsed.hash === '') parsed.hash = '';
  return parsed.href;
}

import { mapTexts } from './body';

/** The names under which services report addresses of their own. */
const ownNames = /^(?:short|short_?url|shortUrl|link|rotator|list|preview)$/;

/** A host with a dot or a port, or this machine, and then the end or a path. */
const bareAddress = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?|localhost(?::\d+)?)(?:[/?#]|$)/i;

/** Puts the scheme of the service's base address to addresses of its own that came without one. */
export const withSchemes = (json: unknown, base: string): unknown =>
  mapTexts(json, (text, name) => completeAddress(text, name, base));

export function completeAddress(text: string, name: string, base: string): string {
  if (!ownNames.test(name)) return text;
  const address = text.trim();
  const scheme = base.slice(0, base.indexOf(':') + 1);
  if (address.startsWith('//')) return scheme + address;
  return bareAddress.test(address) ? `${scheme}//${address}` : text;
}

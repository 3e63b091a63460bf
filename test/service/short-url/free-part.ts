import { randomInt } from 'node:crypto';

import { choices } from '../choices.ts';
import type { Links } from '../storage/links.ts';

const { alphabet, partLength } = choices.shortUrl;

/** A random short part that its domain does not have yet. */
export function chooseFreePart(links: Links, domain: string): string {
  let part = randomPart();
  while (links.find(domain, part) !== undefined) part = randomPart();
  return part;
}

function randomPart(): string {
  return Array.from({ length: partLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

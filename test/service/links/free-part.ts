import { choices } from '../choices.ts';
import { randomWord } from '../random-word.ts';
import type { Links } from '../storage/links.ts';

const { partLength } = choices.shortUrl;

/** A random short part that its domain does not have yet. */
export function chooseFreePart(links: Links, domain: string): string {
  let part = randomWord(partLength);
  while (links.at(domain, part) !== undefined) part = randomWord(partLength);
  return part;
}

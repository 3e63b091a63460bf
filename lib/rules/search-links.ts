import type { LinkRecord } from '@/lib/contract/link';

import { fold, foldedWords } from './fold';

/**
 * The links that hold every one of these words, in their title, either address, alias or domain. Those whose short part or title begins
 * with the first word come first, and the newest before older ones; without words, the newest.
 *
 * @param limit how many at most
 */
export function searchLinks(
  links: readonly LinkRecord[],
  words: string,
  limit: number,
): LinkRecord[] {
  const wanted = foldedWords(words);
  const fitting = links
    .filter((link) => holds(link, wanted))
    .toSorted((a, b) => b.createdAt - a.createdAt);
  const [first] = wanted;
  if (first === undefined) return fitting.slice(0, limit);
  const best = fitting.filter((link) => beginsWith(link, first));
  return [...new Set([...best, ...fitting])].slice(0, limit);
}

function holds(
  { title, shortUrl, longUrl, alias, domain }: LinkRecord,
  words: readonly string[],
): boolean {
  if (words.length === 0) return true;
  // No word goes across a line break.
  const text = fold([title, shortUrl, longUrl, alias, domain].join('\n'));
  return words.every((word) => text.includes(word));
}

function beginsWith({ title, shortUrl, alias }: LinkRecord, word: string): boolean {
  const shortPart = alias ?? shortUrl.replace(/^\w+:\/\/[^/]*\//, '');
  return [shortPart, title.trimStart()].some((text) => fold(text).startsWith(word));
}

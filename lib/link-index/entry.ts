import type { LinkRecord } from '@/lib/model/link';
import { folderWord } from '@/lib/rules/link';
import { fold } from '@/lib/rules/text';
import { parseUrl } from '@/lib/rules/url/url';

import type { Entry } from './ports';

export const entryFlags = { off: 1, protected: 2, elsewhere: 4, unlisted: 8 } as const;

export function entryOf(link: LinkRecord): Entry {
  const host = parseUrl(link.shortUrl)?.host ?? '';
  const [expiry, flags] = [lastDay(link.expiry), flagsOf(link)];
  return {
    shortUrl: link.shortUrl,
    service: link.service,
    host,
    createdAt: link.createdAt,
    expiry,
    visits: link.told?.visits ?? -1,
    flags,
    // As `countGroups` reads it.
    group: `${String(flags)} ${String(expiry)} ${host}`,
    title: field(link.title),
    text: textOf(link),
  };
}

/** A password that the service did not confirm protects nothing for certain. */
const flagsOf = (link: LinkRecord): number =>
  (link.status === 'disabled' || link.told?.gone === true ? entryFlags.off : 0) |
  (link.hasPassword && !link.unconfirmed?.includes('password') ? entryFlags.protected : 0) |
  (link.elsewhere === true ? entryFlags.elsewhere : 0) |
  (link.unlisted === true ? entryFlags.unlisted : 0);

/** Comes after every day. */
const noLastDay = 100_000_000;

/** `YYYY-MM-DD` as the number YYYYMMDD, which compares faster than text; any other text is no last day. */
export const lastDay = (day: string | null): number =>
  day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? Number(day.replaceAll('-', '')) : noLastDay;

/** Separated by line ends, which no word holds, so none goes across. */
const textOf = (link: LinkRecord): string =>
  [
    link.alias ?? link.shortUrl.replace(/^\w+:\/\/[^/]*\//, ''),
    link.shortUrl,
    link.longUrl,
    link.domain ?? '',
    ...link.filing.flatMap((step) => [step.name, folderWord(step)]),
  ]
    .map(field)
    .join('\n');

/** No word holds white space. Control characters go with it: sorted, they would come before it. */
const field = (text: string): string =>
  fold(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Whether its title or alias begins with a word, folded like these. */
export const beginsWith = ({ title, text }: Entry, word: string): boolean =>
  title.startsWith(word) || text.startsWith(word);

/** In a loop of its own: this runs for every link at every key. */
export function holdsAll({ title, text }: Entry, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word) && !title.includes(word)) return false;
  return true;
}

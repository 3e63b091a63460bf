import type { LinkRecord } from '@/lib/model/link';
import { fold } from '@/lib/rules/fold';

/** Stands between two fields. No word holds it, so none goes across. */
const border = '\n';

/** Everything that a link is found by, folded; its title is the first field, its short part the second. */
export const textOf = (link: LinkRecord): string =>
  [
    link.title,
    shortPart(link),
    link.shortUrl,
    link.longUrl,
    link.domain ?? '',
    ...link.filing.map(({ name }) => name),
  ]
    .map(field)
    .join(border);

/** No word holds white space. Control characters go with it: sorted, they would come before the border. */
const field = (text: string): string =>
  fold(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const shortPart = ({ alias, shortUrl }: LinkRecord): string =>
  alias ?? shortUrl.replace(/^\w+:\/\/[^/]*\//, '');

export const titleIn = (text: string): string => text.slice(0, text.indexOf(border));

/** Whether a link's title or short part begins with a word, folded like the text. */
export const beginsWith = (text: string, word: string): boolean =>
  text.startsWith(word) || text.startsWith(word, text.indexOf(border) + 1);

/** In a loop of its own: this runs for every link at every key. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}

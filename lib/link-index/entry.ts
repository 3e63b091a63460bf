import type { LinkRecord } from '@/lib/model/link';
import { fold } from '@/lib/rules/text';
import { parseUrl } from '@/lib/rules/url/url';

/** What tells where a link stands and what it counts as, without a look into its words. */
interface EntryStatus {
  readonly shortUrl: string;
  /** As `serviceIdOf` gives it. */
  readonly service: string;
  /** Of the short URL, with its port; blank where it has none. */
  readonly host: string;
  /** Epoch milliseconds; 0 where nobody told it. */
  readonly createdAt: number;
  /** The last day on which it works (`lastDay`). */
  readonly expiry: number;
  readonly flags: number;
}

/** What the index keeps of a link. It is never changed: a link that changes gets another one. */
export interface Entry extends EntryStatus {
  /** Where it stands among the others. */
  readonly slot: number;
  /** What is looked into for words (`textOf`). */
  readonly text: string;
  /** -1 where nobody told them. */
  readonly visits: number;
}

export const entryStatusOf = (link: LinkRecord): EntryStatus => ({
  shortUrl: link.shortUrl,
  service: link.service,
  host: parseUrl(link.shortUrl)?.host ?? '',
  createdAt: Math.max(0, link.createdAt),
  expiry: lastDay(link.expiry),
  flags: flagsOf(link),
});

/** @param shared gives the one text for all texts that are the same: thousands of links are on a few hosts */
export function entryOf(link: LinkRecord, slot: number, shared: (text: string) => string): Entry {
  const { shortUrl, service, host, createdAt, expiry, flags } = entryStatusOf(link);
  return {
    slot,
    shortUrl,
    service: shared(service),
    host: shared(host),
    text: textOf(link),
    createdAt,
    expiry,
    visits: Math.max(-1, link.told?.visits ?? -1),
    flags,
  };
}

/** What is or is not so of a link, each a bit of one number. */
export const entryFlags = {
  disabled: 1,
  protected: 2,
  elsewhere: 4,
  unlisted: 8,
  gone: 16,
} as const;

const flagsOf = (link: LinkRecord): number =>
  (link.status === 'disabled' ? entryFlags.disabled : 0) |
  (isProtected(link) ? entryFlags.protected : 0) |
  (link.elsewhere === true ? entryFlags.elsewhere : 0) |
  (link.unlisted === true ? entryFlags.unlisted : 0) |
  (link.told?.gone === true ? entryFlags.gone : 0);

/** Nobody may rely on a password that the service did not confirm. */
const isProtected = ({ hasPassword, unconfirmed }: LinkRecord): boolean =>
  hasPassword && unconfirmed?.includes('password') !== true;

/** Comes after every day. */
const noLastDay = 100_000_000;

/** `YYYY-MM-DD` as the number YYYYMMDD, which compares faster than text; what is no such text ends never. */
export const lastDay = (day: string | null): number =>
  day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? Number(day.replaceAll('-', '')) : noLastDay;

/** Stands between two fields. No word holds it, so none goes across. */
const fieldSeparator = '\n';

/** Everything that a link is found by, folded; its title is the first field, its short part the second. */
const textOf = (link: LinkRecord): string =>
  [
    link.title,
    shortPart(link),
    link.shortUrl,
    link.longUrl,
    link.domain ?? '',
    ...link.filing.map(({ name }) => name),
  ]
    .map(field)
    .join(fieldSeparator);

/** No word holds white space. Control characters go with it: sorted, they would come before the border. */
const field = (text: string): string =>
  fold(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const shortPart = ({ alias, shortUrl }: LinkRecord): string =>
  alias ?? shortUrl.replace(/^\w+:\/\/[^/]*\//, '');

export const titleIn = (text: string): string => text.slice(0, text.indexOf(fieldSeparator));

/** Whether a link's title or short part begins with a word, folded like the text. */
export const beginsWith = (text: string, word: string): boolean =>
  text.startsWith(word) || text.startsWith(word, text.indexOf(fieldSeparator) + 1);

/** In a loop of its own: this runs for every link at every key. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}

/** What the order `newest` goes by. */
type AgeKey = Pick<Entry, 'createdAt' | 'shortUrl'>;

/**
 * Ties go to the newer link, then by short URL, so that windows cut out of an order neither overlap nor leave one out. A
 * time that nobody told is 0, and so older than all others.
 */
export const newestFirst = (a: AgeKey, b: AgeKey): number =>
  b.createdAt - a.createdAt || byText(a.shortUrl, b.shortUrl);

export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

import type { LinkRecord } from '@/lib/model/link';
import { parseUrl } from '@/lib/rules/url/parse-url';

import { flagsOf } from './flags';
import { lastDay } from './last-day';
import { textOf } from './text';

/** What tells where a link stands and what it counts as, without a look into its words. */
export interface Standing {
  readonly shortUrl: string;
  /** Base address. */
  readonly service: string;
  /** Of the short URL, with its port; blank where it has none. */
  readonly host: string;
  /** Epoch milliseconds; 0 where nobody told it. */
  readonly createdAt: number;
  /** The last day on which it works (last-day.ts). */
  readonly expiry: number;
  readonly flags: number;
}

/** What the index keeps of a link. It is never changed: a link that changes gets another one. */
export interface Entry extends Standing {
  /** Where it stands among the others. */
  readonly slot: number;
  /** What is looked into for words (text.ts). */
  readonly text: string;
  /** -1 where nobody told them. */
  readonly visits: number;
}

export const standingOf = (link: LinkRecord): Standing => ({
  shortUrl: link.shortUrl,
  service: link.service,
  host: parseUrl(link.shortUrl)?.host ?? '',
  createdAt: Math.max(0, link.createdAt),
  expiry: lastDay(link.expiry),
  flags: flagsOf(link),
});

/** @param shared gives the one text for all texts that are the same: thousands of links are on a few hosts */
export function entryOf(link: LinkRecord, slot: number, shared: (text: string) => string): Entry {
  const { shortUrl, service, host, createdAt, expiry, flags } = standingOf(link);
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

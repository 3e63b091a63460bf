import type { LinkRecord } from '@/lib/contract/link';

import { flagsOf } from './flags';
import { lastDay } from './last-day';
import { textOf } from './text';

/** What the index keeps of a link. It is never changed: a link that changes gets another one. */
export interface Entry {
  /** Where it stands among the others. */
  readonly slot: number;
  readonly shortUrl: string;
  /** Base address. */
  readonly service: string;
  /** Of the short URL, with its port; blank where it has none. */
  readonly host: string;
  /** What is looked into for words (text.ts). */
  readonly text: string;
  /** Epoch milliseconds; 0 where nobody told it. */
  readonly createdAt: number;
  /** The last day on which it works (last-day.ts). */
  readonly expiry: number;
  /** -1 where nobody told them. */
  readonly visits: number;
  readonly flags: number;
}

/** @param shared gives the one text for all texts that are the same: thousands of links are on a few hosts */
export const entryOf = (
  link: LinkRecord,
  slot: number,
  shared: (text: string) => string,
): Entry => ({
  slot,
  shortUrl: link.shortUrl,
  service: shared(link.service),
  host: shared(URL.parse(link.shortUrl)?.host ?? ''),
  text: textOf(link),
  createdAt: Math.max(0, link.createdAt),
  expiry: lastDay(link.expiry),
  visits: Math.max(-1, link.told?.visits ?? -1),
  flags: flagsOf(link),
});

import type { LinkRecord } from '@/lib/model/link';

/** What the index keeps of a link: little, as 100,000 are read at once and stay in memory. */
export interface Entry {
  shortUrl: string;
  /** The id of its service. */
  service: string;
  /** Of the short URL, with its port; blank where it has none. */
  host: string;
  /** Epoch milliseconds; 0 where unknown. */
  createdAt: number;
  /** The last day on which it works (`lastDay`). */
  expiry: number;
  /** -1 where unknown. */
  visits: number;
  /** Bits of `entryFlags`. */
  flags: number;
  /** Links of one group count alike under every filter. */
  group: string;
  /** Folded, as the text is. */
  title: string;
  /** What it is found by besides; its alias is the first field. */
  text: string;
}

export type Tally = Readonly<Record<string, number>>;

export interface EntryStore {
  /** In parts between which other callers get their turn. */
  entries(): AsyncIterable<readonly Entry[]>;
  /** As the order `newest` has them, and how many the service has in all. */
  newest(service: string, count: number): Promise<{ shortUrls: string[]; groups: Tally }>;
  /** Calls back after each write with the links as stored now, and with null after links were removed. */
  onChange(listener: (written: readonly LinkRecord[] | null) => void): void;
}

import { memoized } from '@/lib/async/lazy';
import type { LinkOrder } from '@/lib/model/link-query';

import { orders } from './orders';
import type { Entry } from './ports';

/** The entries of links, in the order that was asked for last. */
export interface Entries {
  /** Grows with each. */
  readonly changes: number;
  /** Adds an entry, or puts it in the place of the one with the same short URL. */
  put(entry: Entry): void;
  /** Adds an entry, unless there is one with the same short URL. */
  add(entry: Entry): void;
  /** Not to be changed. */
  inOrder(order: LinkOrder): readonly Entry[];
}

export function createEntries(): Entries {
  const byShortUrl = new Map<string, Entry>();
  // The same object for texts that are the same, of which there are few: each is in memory once.
  const shared = memoized((text: string) => text);
  let sorted: Entry[] = [];
  let sortedBy: LinkOrder | null = null;
  let changes = 0;

  function take(entry: Entry, isNewer: boolean): void {
    const known = byShortUrl.get(entry.shortUrl);
    if (known !== undefined && !isNewer) return;
    const kept = keptOf(entry, shared);
    if (known === undefined) {
      byShortUrl.set(entry.shortUrl, kept);
      sorted.push(kept);
    } else Object.assign(known, kept);
    sortedBy = null;
    changes += 1;
  }

  return {
    get changes() {
      return changes;
    },
    put: (entry) => take(entry, true),
    add: (entry) => take(entry, false),
    inOrder(order) {
      // What is in order but for a few entries is sorted in little more than one pass.
      if (sortedBy !== order) sorted = sorted.toSorted(orders[order]);
      sortedBy = order;
      return sorted;
    },
  };
}

/** As an object of its own: one that came from a database or a spread takes more memory. */
const keptOf = (
  { shortUrl, service, host, createdAt, expiry, visits, flags, title, text }: Entry,
  shared: (text: string) => string,
): Entry => ({
  shortUrl,
  service: shared(service),
  host: shared(host),
  createdAt,
  expiry,
  visits,
  flags,
  title,
  text,
});

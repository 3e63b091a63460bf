import { memoized } from '@/lib/async/lazy';
import type { LinkOrder } from '@/lib/model/link-query';

import { orders } from './orders';
import type { Entry } from './ports';

export type Entries = ReturnType<typeof createEntries>;

export function createEntries() {
  const byShortUrl = new Map<string, Entry>();
  // Equal texts, of which there are few, are in memory once.
  const shared = memoized((text: string) => text);
  let sorted: Entry[] = [];
  let sortedBy: LinkOrder | null = null;
  let changes = 0;

  return {
    get changes(): number {
      return changes;
    },
    /** In the place of the one with the same short URL, or only where there is none. */
    put(entry: Entry, isNewer = true): void {
      const known = byShortUrl.get(entry.shortUrl);
      if (known !== undefined && !isNewer) return;
      const kept = keptOf(entry, shared);
      if (known === undefined) {
        byShortUrl.set(entry.shortUrl, kept);
        sorted.push(kept);
      } else Object.assign(known, kept);
      sortedBy = null;
      changes += 1;
    },
    /** Not to be changed. */
    inOrder(order: LinkOrder): readonly Entry[] {
      // What is in order but for a few entries is sorted in little more than one pass.
      if (sortedBy !== order) sorted = sorted.toSorted(orders[order]);
      sortedBy = order;
      return sorted;
    },
  };
}

/** As an object of its own: one that came from a database or a spread takes more memory. */
const keptOf = (entry: Entry, shared: (text: string) => string): Entry => ({
  shortUrl: entry.shortUrl,
  service: shared(entry.service),
  host: shared(entry.host),
  createdAt: entry.createdAt,
  expiry: entry.expiry,
  visits: entry.visits,
  flags: entry.flags,
  group: shared(entry.group),
  title: entry.title,
  text: entry.text,
});

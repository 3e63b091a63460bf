import type { LinkOrder } from '@/lib/model/link-query';

import { type Entry, titleIn } from './entry';

/** How links stand in an order. Two never stand at the same place. */
export interface Order {
  compare(a: Entry, b: Entry): number;
  sorted(entries: readonly Entry[]): Entry[];
}

/** What the order `newest` goes by. */
type AgeKey = Pick<Entry, 'createdAt' | 'shortUrl'>;

/**
 * Ties go to the newer link, then by short URL, so that windows cut out of an order neither overlap nor leave one out. A
 * time that nobody told is 0, and so older than all others.
 */
export const newestFirst = (a: AgeKey, b: AgeKey): number =>
  b.createdAt - a.createdAt || byText(a.shortUrl, b.shortUrl);

export const orders: Record<LinkOrder, Order> = {
  newest: orderBy(({ createdAt }) => -createdAt, byNumber),
  oldest: orderBy(({ createdAt }) => createdAt || Number.MAX_VALUE, byNumber),
  expiry: orderBy(({ expiry }) => expiry, byNumber),
  visits: orderBy(({ visits }) => -visits, byNumber),
  title: orderBy(({ text }) => titleIn(text), byTitle),
};

/** @param keyOf what links are ordered by; looked at once for each when all are sorted */
function orderBy<Key>(keyOf: (entry: Entry) => Key, byKey: (a: Key, b: Key) => number): Order {
  return {
    compare: (a, b) => byKey(keyOf(a), keyOf(b)) || newestFirst(a, b),
    sorted: (entries) =>
      entries
        .map((entry) => ({ entry, key: keyOf(entry) }))
        .toSorted((a, b) => byKey(a.key, b.key) || newestFirst(a.entry, b.entry))
        .map(({ entry }) => entry),
  };
}

function byNumber(a: number, b: number): number {
  return a - b;
}

/** Links without a title come last. */
function byTitle(a: string, b: string): number {
  return a === '' || b === '' ? b.length - a.length : byText(a, b);
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

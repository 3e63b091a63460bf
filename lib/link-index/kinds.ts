import type { LinkFilter } from '@/lib/model/link-query';
import { addDays } from '@/lib/rules/expiry';

import { type Entry, entryFlags, lastDay } from './entry';

/** The filters that a link fits, each a bit of one number: so that one pass counts all of them. */
export const kindBits: Record<LinkFilter, number> = {
  all: 1,
  working: 2,
  off: 4,
  expiring: 8,
  protected: 16,
  elsewhere: 32,
};

/** Today, and the last of the days on which a link that ends counts as expiring. */
interface Days {
  today: number;
  soon: number;
}

/** @param today `YYYY-MM-DD` */
export const daysFrom = (today: string): Days => ({
  today: lastDay(today),
  soon: lastDay(addDays(today, 7)),
});

export function kindsOf(
  { flags, expiry }: Pick<Entry, 'flags' | 'expiry'>,
  { today, soon }: Days,
): number {
  const off = (flags & (entryFlags.disabled | entryFlags.gone)) !== 0 || expiry < today;
  return (
    kindBits.all |
    (off ? kindBits.off : kindBits.working) |
    (!off && expiry <= soon ? kindBits.expiring : 0) |
    ((flags & entryFlags.protected) === 0 ? 0 : kindBits.protected) |
    ((flags & entryFlags.elsewhere) === 0 ? 0 : kindBits.elsewhere)
  );
}

export const isWorkingEntry = (entry: Entry, days: Days): boolean =>
  (kindsOf(entry, days) & kindBits.working) !== 0;

/** Counts links by the kinds that they are. */
export function createTally(): {
  /** Counts so many links, one unless told, and gives their kinds back. */
  add: (kinds: number, links?: number) => number;
  counts: () => Record<LinkFilter, number>;
} {
  const tally = new Uint32Array(64);
  const countOf = (filter: LinkFilter): number =>
    tally.reduce((sum, links, kinds) => ((kinds & kindBits[filter]) === 0 ? sum : sum + links), 0);
  return {
    add: (kinds, links = 1) => {
      tally[kinds] = (tally[kinds] ?? 0) + links;
      return kinds;
    },
    counts: () => ({
      all: countOf('all'),
      working: countOf('working'),
      off: countOf('off'),
      expiring: countOf('expiring'),
      protected: countOf('protected'),
      elsewhere: countOf('elsewhere'),
    }),
  };
}

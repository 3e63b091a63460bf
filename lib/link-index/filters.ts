import type { LinkFilter } from '@/lib/model/link-query';
import { addDays } from '@/lib/rules/expiry';

import { entryFlags, lastDay } from './entry';
import type { Entry } from './ports';

/** Today, and the last of the days on which a link that ends counts as expiring; as `lastDay` has them. */
interface Days {
  today: number;
  soon: number;
}

/** @param today `YYYY-MM-DD` */
export const daysFrom = (today: string): Days => ({
  today: lastDay(today),
  soon: lastDay(addDays(today, 7)),
});

const has = ({ flags }: Pick<Entry, 'flags'>, flag: number): boolean => (flags & flag) !== 0;

/** Whether a link is under a filter. */
export const isUnder: Record<
  LinkFilter,
  (entry: Pick<Entry, 'flags' | 'expiry'>, days: Days) => boolean
> = {
  all: () => true,
  working: (entry, { today }) => !has(entry, entryFlags.off) && entry.expiry >= today,
  off: (entry, days) => !isUnder.working(entry, days),
  expiring: (entry, days) => entry.expiry <= days.soon && isUnder.working(entry, days),
  protected: (entry) => has(entry, entryFlags.protected),
  elsewhere: (entry) => has(entry, entryFlags.elsewhere),
};

export const isUnlisted = (entry: Entry): boolean => has(entry, entryFlags.unlisted);

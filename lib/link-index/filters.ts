import type { LinkFilter } from '@/lib/model/link-query';
import { addDays } from '@/lib/rules/expiry';

import { entryFlags, lastDay } from './entry';
import type { Entry } from './ports';

/** `soon`: the last day on which a link that ends counts as expiring; both as `lastDay` has them. */
interface Days {
  today: number;
  soon: number;
}

/** @param today `YYYY-MM-DD` */
export const daysFrom = (today: string): Days => ({
  today: lastDay(today),
  soon: lastDay(addDays(today, 7)),
});

type Filtered = Pick<Entry, 'flags' | 'expiry'>;

const withFlag =
  (flag: number) =>
  ({ flags }: Filtered): boolean =>
    (flags & flag) !== 0;

const isDisabled = withFlag(entryFlags.off);

export const isUnlisted = withFlag(entryFlags.unlisted);

export const isUnder: Record<LinkFilter, (entry: Filtered, days: Days) => boolean> = {
  all: () => true,
  working: (entry, { today }) => !isDisabled(entry) && entry.expiry >= today,
  off: (entry, days) => !isUnder.working(entry, days),
  expiring: (entry, days) => entry.expiry <= days.soon && isUnder.working(entry, days),
  protected: withFlag(entryFlags.protected),
  elsewhere: withFlag(entryFlags.elsewhere),
};

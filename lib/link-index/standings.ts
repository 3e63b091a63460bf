import type { LinkStanding } from '@/lib/model/found-links';

import type { Entry } from './entry';
import { flag } from './flags';
import { daysFrom, isWorking } from './kinds';

/** @param today `YYYY-MM-DD` */
export function standings(
  slots: readonly (Entry | undefined)[],
  service: string,
  today: string,
): LinkStanding[] {
  const days = daysFrom(today);
  return slots.flatMap((entry) =>
    entry?.service === service
      ? {
          shortUrl: entry.shortUrl,
          isWorking: isWorking(entry, days),
          isUnlisted: (entry.flags & flag.unlisted) !== 0,
        }
      : [],
  );
}

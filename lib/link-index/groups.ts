import { type FoundLinks, linkFilter } from '@/lib/model/link-query';

import { daysFrom, isUnder } from './filters';
import type { Tally } from './ports';

/** How many links are under each filter, and on which hosts. @param today `YYYY-MM-DD` */
export function countGroups(groups: Tally, today: string): Pick<FoundLinks, 'counts' | 'hosts'> {
  const days = daysFrom(today);
  const counts = { all: 0, working: 0, off: 0, expiring: 0, protected: 0, elsewhere: 0 };
  const hosts = new Set<string>();
  for (const [group, count] of Object.entries(groups)) {
    const [flags, expiry, host = ''] = group.split(' ');
    const alike = { flags: Number(flags), expiry: Number(expiry) };
    for (const each of linkFilter().def.values)
      if (isUnder[each](alike, days)) counts[each] += count;
    hosts.add(host);
  }
  return { counts, hosts: [...hosts].toSorted() };
}

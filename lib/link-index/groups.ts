import { type FoundLinks, linkFilter } from '@/lib/model/link-query';

import { daysFrom, isUnder } from './filters';
import type { Entry, Tally } from './ports';

/** The group of links that count alike under every filter: flags, last day, host. */
export const groupOf = ({ flags, expiry, host }: Entry): string =>
  `${String(flags)} ${String(expiry)} ${host}`;

/** How many links are under each filter, and on which hosts. @param today `YYYY-MM-DD` */
export function countGroups(
  groups: Tally,
  today: string,
): Pick<FoundLinks, 'counts' | 'hosts'> & { total: number } {
  const days = daysFrom(today);
  const counts = noLinks();
  const hosts = new Set<string>();
  for (const [group, count] of Object.entries(groups)) {
    const [flags, expiry, host = ''] = group.split(' ');
    const alike = { flags: Number(flags), expiry: Number(expiry) };
    for (const each of linkFilter().options) if (isUnder[each](alike, days)) counts[each] += count;
    hosts.add(host);
  }
  return { total: counts.all, counts, hosts: [...hosts].toSorted() };
}

export const noLinks = (): FoundLinks['counts'] => ({
  all: 0,
  working: 0,
  off: 0,
  expiring: 0,
  protected: 0,
  elsewhere: 0,
});

import type { Service } from '../service.ts';
import type { VisitLabel } from '../storage/visit-log.ts';
import { socialNetworks } from '../visits/visit-labels.ts';

/** Whose visits are told: the id, how many there were, and what was noted of them. */
export interface Visited {
  id: number;
  clicks: number;
  visits: {
    countVisitors(id: number): number;
    top(id: number, label: VisitLabel): { label: string; total: number }[];
  };
}

/** The statistics of a QR code or a link, in the words of the service's profile. */
export function visitStatistics(service: Service, visited: Visited): Record<string, unknown> {
  const { spelling } = service.profile.account;
  const { id, clicks, visits } = visited;
  return {
    clicks: spelling.count(clicks),
    uniqueClicks: spelling.count(visits.countVisitors(id)),
    topCountries: mapOf(service, visited, 'country'),
    topReferrers: mapOf(service, visited, 'referrer'),
    topBrowsers: mapOf(service, visited, 'browser'),
    topOs: mapOf(service, visited, 'os'),
    socialCount: socialCounts(service, visited),
  };
}

function mapOf({ profile }: Service, { id, visits }: Visited, label: VisitLabel): unknown {
  const { mapCount, emptyMap } = profile.account.statistics;
  const top = visits.top(id, label);
  if (top.length === 0) return emptyMap;
  return Object.fromEntries(top.map((entry) => [entry.label, mapCount(entry.total)]));
}

function socialCounts(
  { profile }: Service,
  { id, visits }: Visited,
): Record<string, number | string> {
  const { spelling } = profile.account;
  const totals = new Map(visits.top(id, 'social').map(({ label, total }) => [label, total]));
  return Object.fromEntries(
    socialNetworks.map((name) => [name, spelling.count(totals.get(name) ?? 0)]),
  );
}

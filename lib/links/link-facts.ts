import type { Output } from '@/lib/contract/operations';

import type { WantedLink } from './asked-link';
import { sameUrl } from './same-url';

/** What a service tells about a link. */
export type LinkFacts = Output<'getShortUrl'>;

/** Whether a link of the service is what was wanted, as far as the service tells. */
export const fits = (facts: LinkFacts, wanted: WantedLink): boolean =>
  facts.originalUrl !== null &&
  sameUrl(wanted.longUrl, facts.originalUrl) &&
  (facts.hasPassword ?? wanted.hasPassword) === wanted.hasPassword &&
  (facts.expiry === null || wanted.expiry === null || facts.expiry.startsWith(wanted.expiry));

/** Milliseconds. Times of a service have no zone, which may be 14 hours away, and its clock may be wrong by one. */
const zoneAndSkew = 15 * 3_600_000;

/** Whether a link may have been made at a time (epoch milliseconds) or later. */
export function maybeMadeSince(facts: LinkFacts, time: number): boolean {
  const madeAt = serviceTime(facts.createdAt);
  return madeAt === null || madeAt >= time - zoneAndSkew;
}

/** Milliseconds between two requests that a browser made out of one. */
const repeatWithin = 60_000;

/** Whether two links for the same are so close in time that the browser repeated a request; both times are the service's. */
export function areTwins(one: LinkFacts, other: LinkFacts): boolean {
  const times = [serviceTime(one.createdAt), serviceTime(other.createdAt)];
  const [a, b] = times;
  return typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= repeatWithin;
}

/** Epoch milliseconds of a time as a service writes it, as if its zone were UTC; null where it tells none. */
export function serviceTime(told: string | null): number | null {
  const time = Date.parse(`${(told ?? '').trim().replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? null : time;
}

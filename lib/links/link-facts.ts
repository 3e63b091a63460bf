import type { LinkOption } from '@/lib/model/link';
import type { Output } from '@/lib/operations/operations';

import type { WantedLink } from './request';
import { sameUrl } from './same-url';

/** What a service tells about a link. */
export type LinkFacts = Output<'getShortUrl'>;

/** Options that were asked for, by what the service says about them. */
export interface OptionCheck {
  /** It says that they are not as asked. */
  missing: LinkOption[];
  /** It says nothing about them. */
  untold: LinkOption[];
}

type WantedOptions = Pick<WantedLink, 'hasPassword' | 'expiry'>;

/** Compares the options that were asked for with those that a link has, as far as the service tells. */
export function checkOptions(facts: LinkFacts, wanted: WantedOptions): OptionCheck {
  const check: OptionCheck = { missing: [], untold: [] };
  if (wanted.hasPassword && facts.hasPassword !== true) {
    check[facts.hasPassword === null ? 'untold' : 'missing'].push('password');
  }
  if (wanted.expiry !== null && !expiresOn(facts, wanted.expiry)) {
    const isTold = facts.expiry !== null || facts.tellsExpiry;
    check[isTold ? 'missing' : 'untold'].push('expiry');
  }
  return check;
}

const day = 24 * 3_600_000;

/** A service may write the end of a day as the beginning of the next, or mean a day of another time zone. */
function expiresOn({ expiry }: LinkFacts, wanted: string): boolean {
  const told = serviceTime(expiry?.trim().slice(0, 10) ?? null);
  const asked = serviceTime(wanted);
  return told !== null && asked !== null && Math.abs(told - asked) <= day;
}

/** Whether a link leads to an address, and is not protected where nobody asked for that. */
export const leadsTo = (facts: LinkFacts, wanted: WantedOptions & Pick<WantedLink, 'longUrl'>) =>
  facts.originalUrl !== null &&
  sameUrl(wanted.longUrl, facts.originalUrl) &&
  (wanted.hasPassword || facts.hasPassword !== true);

/** Milliseconds. Times of a service have no zone, which may be 14 hours away, and its clock may be wrong by one. */
const zoneAndSkew = 15 * 3_600_000;

/** Whether a link looks as if it was made at a time (epoch milliseconds) or later. Clocks can be wrong, so this proves nothing. */
export function looksMadeSince(facts: LinkFacts, time: number): boolean {
  const madeAt = serviceTime(facts.createdAt);
  return madeAt === null || madeAt >= time - zoneAndSkew;
}

/** Milliseconds by which an age may be off, as services tell whole seconds. */
const rounding = 1000;

/**
 * Whether a link was made after a request was sent, by the service's own clock alone: by its age when the service answered.
 *
 * @param elapsed milliseconds since the request was sent
 * @param answeredIn milliseconds of these that the service's answer took: it may have looked at the clock at any moment of them
 * @returns null where the service does not tell, or the answer took too long to tell
 */
export function isYoungerThan(facts: LinkFacts, elapsed: number, answeredIn = 0): boolean | null {
  const madeAt = serviceTime(facts.createdAt);
  const answeredAt = serviceTime(facts.answeredAt);
  if (madeAt === null || answeredAt === null) return null;
  const age = answeredAt - madeAt;
  // From the future: the two times are not of the same clock.
  if (age < -rounding) return null;
  if (age > elapsed + rounding) return false;
  return age <= elapsed - answeredIn + rounding ? true : null;
}

/** Epoch milliseconds of a time as a service writes it, as if its zone were UTC; null where it tells none. */
export function serviceTime(told: string | null): number | null {
  const text = (told ?? '').trim().replace(' ', 'T');
  const time = Date.parse(text.length === 10 ? text : `${text}Z`);
  return Number.isNaN(time) ? null : time;
}

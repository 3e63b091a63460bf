import type { LinkFacts } from '@/lib/links/ports';
import type { ErrorReport } from '@/lib/model/errors';
import type { LinkOption, LinkRecord } from '@/lib/model/link';
import { policyOf } from '@/lib/rules/error-policy';

import type { WantedLink } from './request';
import { isSameUrl } from './short-url';

interface OptionCheck {
  missing: LinkOption[];
  unreported: LinkOption[];
}

type WantedOptions = Pick<WantedLink, 'hasPassword' | 'expiry'> & Pick<LinkRecord, 'unconfirmed'>;

/** Compares the options that were asked for with those of a link. What it is remembered to lack was asked for, too. */
export function checkOptions(facts: LinkFacts, wanted: WantedOptions): OptionCheck {
  const check: OptionCheck = { missing: [], unreported: [] };
  const isProtected = wanted.hasPassword || wanted.unconfirmed?.includes('password') === true;
  if (isProtected && facts.hasPassword !== true) {
    check[facts.hasPassword === null ? 'unreported' : 'missing'].push('password');
  }
  if (lacksExpiry(facts, wanted)) {
    const isReported = facts.expiry !== null || facts.tellsExpiry;
    check[isReported ? 'missing' : 'unreported'].push('expiry');
  }
  return check;
}

/** Of one that lacked it before, the day is not known any more. */
const lacksExpiry = (facts: LinkFacts, { expiry, unconfirmed }: WantedOptions): boolean =>
  expiry === null
    ? unconfirmed?.includes('expiry') === true && facts.expiry === null
    : !expiresOn(facts, expiry);

const dayLength = 24 * 3_600_000;

/** A service may write the end of a day as the beginning of the next, or mean a day of another time zone. */
export function expiresOn({ expiry }: Pick<LinkFacts, 'expiry'>, wanted: string): boolean {
  const reported = serviceTime(expiry?.trim().slice(0, 10) ?? null);
  const asked = serviceTime(wanted);
  return reported !== null && asked !== null && Math.abs(reported - asked) <= dayLength;
}

/** Whether it leads where it was asked to, and is not protected unasked. */
export const leadsTo = (facts: LinkFacts, wanted: Pick<WantedLink, 'longUrl' | 'hasPassword'>) =>
  facts.originalUrl !== null &&
  isSameUrl(wanted.longUrl, facts.originalUrl) &&
  (wanted.hasPassword || facts.hasPassword !== true);

/** In milliseconds: services report whole seconds. */
const rounding = 1000;

/**
 * Whether a link was made after a request was sent, by its age on the service's own clock; null where that cannot be known.
 * @param elapsed milliseconds since the request was sent
 */
export function isYoungerThan(facts: LinkFacts, elapsed: number): boolean | null {
  const madeAt = serviceTime(facts.createdAt);
  const answeredAt = serviceTime(facts.answeredAt);
  if (madeAt === null || answeredAt === null) return null;
  const age = answeredAt - madeAt;
  // From the future: the two times are not of the same clock.
  return age < -rounding ? null : age <= elapsed + rounding;
}

/** Epoch milliseconds of a time as a service writes it, as if its zone were UTC. */
export function serviceTime(written: string | null): number | null {
  const text = (written ?? '').trim().replace(' ', 'T');
  const time = Date.parse(text.length === 10 ? text : `${text}Z`);
  return Number.isNaN(time) ? null : time;
}

/** Whether the service said no without naming a field. */
export const isRefusal = ({ code, field }: ErrorReport): boolean =>
  field === undefined && policyOf(code).refuses === 'input';

/** Some services call a missing link refused input. */
export const isMissing = (report: ErrorReport): boolean =>
  report.code === 'not_found' || isRefusal(report);

/** Milliseconds after a create for which a replica may not have its link yet. */
const replicaLag = 120_000;

/** Whether a failed look shows that a link was deleted: refused input does only where the service's list lacks it, too. */
export function isGone(
  report: ErrorReport,
  { createdAt, unlisted }: Pick<LinkRecord, 'createdAt' | 'unlisted'>,
  now: number,
): boolean {
  const age = now - createdAt;
  if (age >= 0 && age < replicaLag) return false;
  if (report.code === 'not_found') return !isRefusedPath(report);
  return unlisted === true && isRefusal(report);
}

/** Whether a web server refused the path before the service saw it, so that another spelling may pass. */
export const isRefusedPath = ({ code, said, outcome }: ErrorReport): boolean =>
  code === 'not_found' && said === undefined && outcome === 'none';

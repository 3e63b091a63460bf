import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkOption, LinkRecord } from '@/lib/model/link';
import { policyOf } from '@/lib/rules/error-policy';

import type { LinkJob } from './context';
import type { LinkFacts, LinksDependencies } from './ports';
import type { WantedLink } from './request';
import { isSameUrl } from './short-url';

interface OptionCheck {
  /** It says that they are not as asked. */
  missing: LinkOption[];
  /** It says nothing about them. */
  untold: LinkOption[];
}

type WantedOptions = Pick<WantedLink, 'hasPassword' | 'expiry'> & Pick<LinkRecord, 'unconfirmed'>;

/** Compares the options that were asked for with those of a link. What it is remembered to lack was asked for, too. */
export function checkOptions(facts: LinkFacts, wanted: WantedOptions): OptionCheck {
  const check: OptionCheck = { missing: [], untold: [] };
  const isProtected = wanted.hasPassword || wanted.unconfirmed?.includes('password') === true;
  if (isProtected && facts.hasPassword !== true) {
    check[facts.hasPassword === null ? 'untold' : 'missing'].push('password');
  }
  if (lacksExpiry(facts, wanted)) {
    const isTold = facts.expiry !== null || facts.tellsExpiry;
    check[isTold ? 'missing' : 'untold'].push('expiry');
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
  const told = serviceTime(expiry?.trim().slice(0, 10) ?? null);
  const asked = serviceTime(wanted);
  return told !== null && asked !== null && Math.abs(told - asked) <= dayLength;
}

/** Whether it leads where it was asked to, and is not protected unasked. */
export const leadsTo = (facts: LinkFacts, wanted: WantedOptions & Pick<WantedLink, 'longUrl'>) =>
  facts.originalUrl !== null &&
  isSameUrl(wanted.longUrl, facts.originalUrl) &&
  (wanted.hasPassword || facts.hasPassword !== true);

/** In milliseconds: services report whole seconds. */
const rounding = 1000;

/**
 * Whether a link was made after a request was sent, by its age on the service's own clock.
 *
 * @param elapsed milliseconds since the request was sent
 * @param answeredIn milliseconds of these that the service's answer took
 * @returns null where that cannot be known
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

/** Epoch milliseconds of a time as a service writes it, as if its zone were UTC. */
export function serviceTime(told: string | null): number | null {
  const text = (told ?? '').trim().replace(' ', 'T');
  const time = Date.parse(text.length === 10 ? text : `${text}Z`);
  return Number.isNaN(time) ? null : time;
}

type Context = Pick<LinkJob, 'dependencies' | 'deadline'>;

/** What the service reports of a link; null when it has no such link. */
export async function factsOrFailure(
  { dependencies, deadline }: Context,
  shortUrl: string,
): Promise<LinkFacts | null> {
  try {
    return await deadline.within(dependencies.api.get(shortUrl));
  } catch (error) {
    if (isMissing(reportOf(error))) return null;
    throw error;
  }
}

/** Undefined when the service does not answer. */
export const factsOf = async (
  context: Context,
  shortUrl: string,
): Promise<LinkFacts | null | undefined> =>
  factsOrFailure(context, shortUrl).catch(() => undefined);

/** The links that the service lists as active. @param goOn `next` of a part: where to go on after the first */
export async function listActive(
  { api }: Pick<LinksDependencies, 'api'>,
  maxParts: number,
  goOn?: string,
) {
  const parts = [await api.list(null)];
  let next = goOn ?? parts[0]?.next ?? null;
  while (parts.length < maxParts && next !== null) {
    const part = await api.list(next);
    parts.push(part);
    ({ next } = part);
  }
  return {
    shortUrls: parts.flatMap(({ shortUrls }) => shortUrls),
    facts: parts.flatMap(({ facts = [] }) => facts),
    unreadable: parts.reduce((sum, { unreadable }) => sum + unreadable, 0),
    next,
    /** Links came or went while it was read: one that moved to a part that was read already is in none. */
    hasMoved: new Set(parts.map(({ total }) => total)).size > 1,
  };
}

/** Whether the service said no without naming a field. */
export const isRefusal = ({ code, field }: ErrorReport): boolean =>
  field === undefined && policyOf(code).refuses === 'input';

/** Some services call a missing link refused input. */
export const isMissing = (report: ErrorReport): boolean =>
  report.code === 'not_found' || isRefusal(report);

/** Milliseconds after a create for which a replica may not have its link yet. */
const replicaLag = 120_000;

/** Whether it was deleted, by the failure of a look at it: refused input says so only where the service's list lacks it, too. */
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

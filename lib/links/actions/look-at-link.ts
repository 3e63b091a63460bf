import { createDeadline } from '@/lib/links/deadline';
import type { LinksDependencies } from '@/lib/links/dependencies';
import { isGone } from '@/lib/links/error-kind';
import type { LinkFacts } from '@/lib/links/link-facts';
import { knownGone, withTold } from '@/lib/links/with-told';
import { AppError, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

/** Milliseconds: the window of a service's rate limit. */
const minute = 60_000;

/**
 * Asks the service about a link that is remembered, unless what is left of the rate limit is better left to what people do, and
 * remembers what it tells, unless it is asked from a private window.
 *
 * @returns the link as it is known now
 * @throws `rate_limited` with the moment to come again; `not_found` for a link that is not remembered; what the service's
 *   answer comes to, but for its word that there is no such link: that is remembered, too
 */
export async function lookAtLink(
  dependencies: LinksDependencies,
  shortUrl: string,
  isPrivate = false,
): Promise<LinkRecord> {
  const { history, now } = dependencies;
  await leaveReserve(dependencies);
  const facts = await ask(dependencies, shortUrl);
  const tell = (known: LinkRecord): LinkRecord =>
    facts === null ? knownGone(known, now()) : withTold(known, facts, now());
  const known = isPrivate ? await history.findByShortUrl(shortUrl) : null;
  const link = isPrivate ? known && tell(known) : await history.update(shortUrl, tell);
  if (link === null) throw new AppError({ code: 'not_found', outcome: 'none' });
  return link;
}

/** @throws `rate_limited` where what is left of the limit is better left to what people do */
export async function leaveReserve({
  budget,
  now,
}: Pick<LinksDependencies, 'budget' | 'now'>): Promise<void> {
  const { limit, left, resetsAt } = await budget();
  // Where no limit is known there is none to keep to.
  if (limit === Infinity || left > reserveOf(limit)) return;
  const until = resetsAt > now() ? resetsAt : now() + minute;
  throw new AppError({ code: 'rate_limited', until, outcome: 'none' });
}

/** Requests that nothing but what a person asks for may take. */
const reserveOf = (limit: number): number => Math.max(3, Math.ceil(limit / 5));

/** @returns null when the service knows no such link */
async function ask(dependencies: LinksDependencies, shortUrl: string): Promise<LinkFacts | null> {
  const deadline = createDeadline(dependencies);
  try {
    return await deadline.within(dependencies.call('getShortUrl', { shortUrl }));
  } catch (error) {
    if (isGone(reportOf(error))) return null;
    throw error;
  }
}

import type { LinksDependencies } from '@/lib/links/dependencies';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkCheck } from '@/lib/model/link-check';
import { isWorking } from '@/lib/rules/is-working';

import { lookAtLink } from './look-at-link';

/** Milliseconds within which a link is not asked about again. */
const youngEnough = 180_000;

/**
 * Makes what checks a link that was given out again, behind whoever has it already: one reading, which is no visit. Those who
 * ask at the same time share it.
 *
 * @param today gives `YYYY-MM-DD`
 * @returns what checks the link of a short URL, for a private window without remembering it; null where nothing can be told now, or nothing is remembered of it
 */
export function createExistingCheck(
  dependencies: LinksDependencies,
  today: () => string,
): (shortUrl: string, isPrivate?: boolean) => Promise<LinkCheck | null> {
  const underWay = new Map<string, Promise<LinkRecord | null>>();
  const ask = async (shortUrl: string, isPrivate: boolean): Promise<LinkRecord | null> => {
    const known = await dependencies.history.findByShortUrl(shortUrl);
    if (known === null || isYoung(known, dependencies.now())) return known;
    // A service that fails, or a rate limit that is better left to people, tells nothing about the link.
    return lookAtLink(dependencies, shortUrl, isPrivate).catch(() => null);
  };
  return async (shortUrl, isPrivate = false) => {
    // What a private window asks is not remembered for the others.
    const id = `${String(isPrivate)} ${shortUrl}`;
    const asked = underWay.get(id) ?? ask(shortUrl, isPrivate).finally(() => underWay.delete(id));
    underWay.set(id, asked);
    const link = await asked;
    return link && { link, works: isWorking(link, today()) };
  };
}

/** What the service's list lacks is asked about at once. A clock that was set back makes nothing young. */
function isYoung({ told, unlisted }: LinkRecord, now: number): boolean {
  const age = now - (told?.at ?? -Infinity);
  return unlisted !== true && age >= 0 && age < youngEnough;
}

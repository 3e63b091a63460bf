import { createSingleFlight } from '@/lib/async/queue';
import { ownLink } from '@/lib/links/library/own-link';
import type { Sync } from '@/lib/links/library/sync';
import type { LinksDependencies } from '@/lib/links/ports';
import { isRefusal } from '@/lib/links/service-facts';
import { reportOf } from '@/lib/model/errors';
import type { LinkCheck, LinkRecord } from '@/lib/model/link';
import { isWorking } from '@/lib/rules/link';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { refreshLink } from './link-info';

/** Milliseconds within which neither a link is asked about again nor the list read for one. */
const freshFor = 180_000;

/**
 * Makes what checks a link that was given out again by one reading, which is no visit.
 *
 * @param sync null for private windows, as reading it stores what came
 * @param today gives `YYYY-MM-DD`
 * @returns gives null where it is unknown now, or no such link is remembered of this service
 */
export function createExistingCheck(
  dependencies: LinksDependencies,
  sync: Sync | null,
  today: () => string,
): (shortUrl: string) => Promise<LinkCheck | null> {
  const share = createSingleFlight<LinkCheck | null>();
  const refresh = async (shortUrl: string): Promise<LinkRecord> =>
    refreshLink(dependencies, shortUrl).catch(async (failure: unknown) => {
      if (sync === null || !isRefusal(reportOf(failure))) throw failure;
      // Some services refuse what they do not have: their list is the second sign.
      await sync(freshFor);
      return refreshLink(dependencies, shortUrl);
    });
  return async (shortUrl) =>
    share(shortUrl, async () => {
      const known = await ownLink(dependencies, shortUrl);
      if (known === null || isFresh(known, dependencies.now())) return known && check(known, known);
      // A service that fails says nothing about the link.
      const link = await refresh(shortUrl).catch(() => null);
      return link && check(link, known);
    });
  function check(link: LinkRecord, known: LinkRecord): LinkCheck {
    return { link, works: isWorking(link, today()), moved: leadsElsewhere(known, link) };
  }
}

/** Services may spell an address in their own way. */
const leadsElsewhere = (known: LinkRecord, now: LinkRecord): boolean =>
  known.longUrl !== '' && looseUrlKey(known.longUrl) !== looseUrlKey(now.longUrl);

/** What the service's list lacks is asked about at once. */
function isFresh({ told, unlisted }: LinkRecord, now: number): boolean {
  const age = now - (told?.at ?? -Infinity);
  return unlisted !== true && age >= 0 && age < freshFor;
}

import { createSingleFlight } from '@/lib/async/queue';
import { ownLink } from '@/lib/links/library/own-link';
import type { LinksDependencies } from '@/lib/links/ports';
import type { LinkCheck, LinkRecord } from '@/lib/model/link';
import { isWorking } from '@/lib/rules/link';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { refreshLink } from './link-info';

/** Milliseconds within which a link is not asked about again. */
const freshFor = 180_000;

/** Checks links that were given out again, which is no visit; null where that is unknown now, or no such link is remembered. */
export function createExistingCheck(
  dependencies: LinksDependencies,
  today: () => string,
): (shortUrl: string) => Promise<LinkCheck | null> {
  const share = createSingleFlight<LinkCheck | null>();
  const check = async (shortUrl: string): Promise<LinkCheck | null> => {
    const known = await ownLink(dependencies, shortUrl);
    if (known === null) return null;
    // A service that fails says nothing about the link.
    const link = isFresh(known, dependencies.now())
      ? known
      : await refreshLink(dependencies, shortUrl).catch(() => null);
    return link && { link, works: isWorking(link, today()), moved: leadsElsewhere(known, link) };
  };
  return async (shortUrl) => share(shortUrl, async () => check(shortUrl));
}

/** Services may spell an address in their own way. */
const leadsElsewhere = (known: LinkRecord, now: LinkRecord): boolean =>
  known.longUrl !== '' && looseUrlKey(known.longUrl) !== looseUrlKey(now.longUrl);

/** What the service's list lacks is asked about at once. */
function isFresh({ told, unlisted }: LinkRecord, now: number): boolean {
  const age = now - (told?.at ?? -Infinity);
  return unlisted !== true && age >= 0 && age < freshFor;
}

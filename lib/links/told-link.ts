import type { LinkRecord } from '@/lib/contract/link';
import { plainText } from '@/lib/contract/plain-text';
import { isDay } from '@/lib/rules/expiry';

import type { LinkService } from './dependencies';
import type { LinkFacts } from './link-facts';
import { sameUrl } from './same-url';
import { domainOf } from './short-host';

/** A link of which nothing is known but its short URL. @param about.createdAt epoch milliseconds, as good as any */
export const unknownLink = (
  shortUrl: string,
  { service, createdAt }: { service: LinkService; createdAt: number },
): LinkRecord => ({
  shortUrl,
  service: service.address,
  id: null,
  longUrl: '',
  title: '',
  createdAt,
  alias: null,
  domain: domainOf(shortUrl, service),
  expiry: null,
  hasPassword: false,
  status: 'active',
  filing: [],
});

/** A link that is known through the service's list. */
export const madeElsewhere = (shortUrl: string, service: LinkService): LinkRecord => ({
  ...unknownLink(shortUrl, { service, createdAt: 0 }),
  elsewhere: true,
});

/** A link as the service tells of it now; where it tells nothing, as it is remembered. */
export const toldLink = (known: LinkRecord, facts: LinkFacts): LinkRecord => ({
  ...known,
  id: known.id ?? facts.id,
  longUrl: longUrlOf(known, facts),
  expiry: dayOf(facts.expiry) ?? known.expiry,
  hasPassword: facts.hasPassword ?? known.hasPassword,
  status: facts.status ?? known.status,
});

/** As it was asked for, rather than as it was spelled on the wire, unless it leads elsewhere by now. */
function longUrlOf({ longUrl }: LinkRecord, { originalUrl }: LinkFacts): string {
  return originalUrl === null || sameUrl(longUrl, originalUrl) ? longUrl : plainText(originalUrl);
}

/** @param time as the service writes it; none but a time that begins with its date tells a day, and no day but one that there is */
function dayOf(time: string | null): string | null {
  const day = (time ?? '').trim().slice(0, 10);
  return isDay(day) ? day : null;
}

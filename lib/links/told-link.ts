import type { LinkRecord } from '@/lib/model/link';
import { isDay } from '@/lib/rules/expiry';
import { plainText } from '@/lib/rules/plain-text';

import type { LinkService } from './dependencies';
import { type LinkFacts, checkOptions } from './link-facts';
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
export function toldLink(
  { unconfirmed: before = [], ...known }: LinkRecord,
  facts: LinkFacts,
): LinkRecord {
  const { untold } = checkOptions(facts, known);
  const unconfirmed = before.filter((option) => untold.includes(option));
  return {
    ...known,
    id: known.id ?? facts.id,
    longUrl: longUrlOf(known, facts),
    expiry: expiryOf(known, facts),
    hasPassword: facts.hasPassword ?? known.hasPassword,
    status: facts.status ?? known.status,
    ...(unconfirmed.length === 0 ? {} : { unconfirmed }),
  };
}

/** It has none where the service says so. */
const expiryOf = ({ expiry }: LinkRecord, facts: LinkFacts): string | null =>
  facts.expiry === null && facts.tellsExpiry ? null : (dayOf(facts.expiry) ?? expiry);

/** As it was asked for, rather than as it was spelled on the wire, unless it leads elsewhere by now. */
function longUrlOf({ longUrl }: LinkRecord, { originalUrl }: LinkFacts): string {
  return originalUrl === null || sameUrl(longUrl, originalUrl) ? longUrl : plainText(originalUrl);
}

/** @param time as the service writes it; none but a time that begins with its date tells a day, and no day but one that there is */
export function dayOf(time: string | null): string | null {
  const day = (time ?? '').trim().slice(0, 10);
  return isDay(day) ? day : null;
}

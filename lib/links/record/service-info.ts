import type { LinkFacts, LinkService } from '@/lib/links/ports';
import type { LinkRecord, ServiceInfo } from '@/lib/model/link';
import { isDay } from '@/lib/rules/expiry';
import { plainText } from '@/lib/rules/plain-text';

import { addLook } from './add-look';
import { unconfirmedOf } from './record';
import { checkOptions, expiresOn, serviceTime } from './service-facts';
import { domainOf, isSameUrl } from './short-url';

export const unknownLink = (shortUrl: string, service: LinkService): LinkRecord => ({
  shortUrl,
  service: service.id,
  id: null,
  longUrl: '',
  title: '',
  createdAt: 0,
  alias: null,
  domain: domainOf(shortUrl, service),
  expiry: null,
  hasPassword: false,
  status: 'active',
  filing: [],
});

/** A link that is known through the service's list. @param about.at epoch milliseconds at which that was asked for */
export function linkFromList(
  shortUrl: string,
  service: LinkService,
  { facts, at }: { facts: LinkFacts | undefined; at: number },
): LinkRecord {
  const link = { ...unknownLink(shortUrl, service), elsewhere: true };
  if (facts === undefined) return link;
  return {
    ...withServiceFacts(link, facts),
    title: plainText(facts.title ?? ''),
    createdAt: createdAtOf(facts, at),
  };
}

/** The service's clock may be ahead. */
const createdAtOf = ({ createdAt }: LinkFacts, at: number): number =>
  Math.min(serviceTime(createdAt) ?? 0, at);

/** The link with the facts that the service reports now. What it lacks stays unconfirmed until the user takes the link as it is. */
export function withServiceFacts(link: LinkRecord, facts: LinkFacts): LinkRecord {
  const { unconfirmed: before = [], ...known } = link;
  const { missing, unreported } = checkOptions(facts, link);
  const unconfirmed = before.filter((option) => [...missing, ...unreported].includes(option));
  return {
    ...known,
    // What is remembered may be the number of the other API.
    id: facts.id ?? known.id,
    longUrl: longUrlOf(known, facts),
    expiry: expiryOf(known, facts),
    hasPassword: facts.hasPassword ?? known.hasPassword,
    status: facts.status ?? known.status,
    ...unconfirmedOf(unconfirmed),
  };
}

/** The day that was asked for, where the service reports that one in its own way. */
function expiryOf({ expiry, elsewhere }: LinkRecord, facts: LinkFacts): string | null {
  if (facts.expiry === null && facts.tellsExpiry) return null;
  const isAsked = elsewhere !== true && expiry !== null && expiresOn(facts, expiry);
  return isAsked ? expiry : (dayOf(facts.expiry) ?? expiry);
}

/** As it was requested, rather than as it was spelled on the wire, unless the link leads elsewhere by now. */
const longUrlOf = ({ longUrl }: LinkRecord, { originalUrl }: LinkFacts): string =>
  originalUrl === null || isSameUrl(longUrl, originalUrl) ? longUrl : plainText(originalUrl);

export function dayOf(time: string | null): string | null {
  const day = (time ?? '').trim().slice(0, 10);
  return isDay(day) ? day : null;
}

/** Milliseconds: looks that follow each other more closely count as one. */
const longAgo = 30 * 60_000;

/** @param at epoch milliseconds of the service's answer */
export const applyServiceInfo = (link: LinkRecord, facts: LinkFacts, at: number): LinkRecord => ({
  ...clearUnlisted(withServiceFacts(link, facts)),
  createdAt: link.createdAt || createdAtOf(facts, at),
  told: {
    ...link.told,
    at,
    visits: facts.visits,
    lastAccessed: facts.lastAccessed,
    before: previousLook(link.told, at),
    looks: addLook(link.told?.looks, facts.visits, at),
    gone: false,
  },
});

function previousLook(told: ServiceInfo | undefined, now: number): ServiceInfo['before'] {
  const { visits = null, at = 0, before = null } = told ?? {};
  return visits === null || now - at < longAgo ? before : { visits, at };
}

const noVisits = { visits: null, lastAccessed: null, before: null };

/** Unknown to the service since a moment (epoch milliseconds). */
export const markGone = (link: LinkRecord, at: number): LinkRecord => ({
  ...clearUnlisted(link),
  told: { ...(link.told ?? noVisits), at, gone: true },
});

/** The same object where that changes nothing, as `LinkHistory.update` expects. */
export const markListed = (link: LinkRecord, status: LinkRecord['status']): LinkRecord =>
  link.status === status && link.unlisted !== true && link.told?.gone !== true
    ? link
    : { ...markPresent(link), status };

export const markUnlisted = (link: LinkRecord): LinkRecord =>
  link.unlisted === true ? link : { ...link, unlisted: true };

export function markPresent(link: LinkRecord): LinkRecord {
  const { told, ...rest } = clearUnlisted(link);
  return told === undefined ? rest : { ...rest, told: { ...told, gone: false } };
}

function clearUnlisted({ unlisted: _answered, ...link }: LinkRecord): LinkRecord {
  return link;
}

import type { LinkService } from '@/lib/links/ports';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { plainText } from '@/lib/rules/plain-text';
import {
  canonicalUrl,
  hostAsListed,
  isSameHost,
  plainEscapes,
  shortUrlKey,
} from '@/lib/rules/url/url-keys';

/** Whether a short URL is on the branded domain that was asked for; without one, on any host of the service. */
export function isOnAskedHost(
  shortUrl: string,
  domain: string | null,
  service: LinkService,
): boolean {
  const url = new URL(shortUrl);
  if (url.username !== '' || url.password !== '') return false;
  const asked = domain === null ? [new URL(service.address).host, ...service.hosts] : [domain];
  return asked.some((host) => isSameHost(host, url.host));
}

export const wrongHost = (link: LinkRecord, domain: string | null): AppError =>
  new AppError({ code: 'wrong_host', ...(domain !== null && { field: 'domain' }), link });

/** The branded domain that a short URL is on; null on the service's own host. */
export function domainOf(shortUrl: string, service: LinkService): string | null {
  const { host } = new URL(shortUrl);
  return isSameHost(host, new URL(service.address).host) ? null : host;
}

/** How a short URL may be remembered, the address itself first: with and without `www.` and a final slash, http and https. */
export function shortUrlSpellings(url: string, service: LinkService): string[] {
  if (!/^https?:/i.test(url) || !URL.canParse(url) || !isOnAskedHost(url, null, service)) {
    return [url];
  }
  const { host, pathname, search } = new URL(url);
  const bare = host.replace(/^www\./, '');
  const path = pathname.replace(/\/+$/, '');
  const spelled = ['https://', 'https://www.', 'http://', 'http://www.'].flatMap((start) => [
    `${start}${bare}${path}${search}`,
    `${start}${bare}${path}/${search}`,
  ]);
  return [...new Set([url, ...spelled])];
}

/** The short URLs that an alias may have become, likeliest first: older services ignore the domain. */
export function shortUrlsOfAlias(
  alias: string,
  domain: string | null,
  { address, hosts: listed, shortHosts }: LinkService,
): string[] {
  const asked = domain === null ? [] : [hostAsListed(domain, listed), domain];
  const hosts = [...asked, ...shortHosts.toReversed()];
  const bases = [...hosts.map((host) => `${new URL(address).protocol}//${host}`), address];
  return [...new Set(bases)].map((base) => `${base}/${alias}`);
}

/** Whether a link is one of those that are looked at for an alias, which services may write in small letters. */
export function isWhereAskedFor(
  shortUrl: string,
  { alias, domain }: { alias: string; domain: string | null },
  service: LinkService,
): boolean {
  const key = shortUrlKey(shortUrl).toLowerCase();
  return shortUrlsOfAlias(alias, domain, service).some(
    (asked) => shortUrlKey(asked).toLowerCase() === key,
  );
}

/** Whether a service reports the long URL that was sent, in a spelling that every reader of URLs takes for the same, or encoded for HTML. */
export function isSameUrl(sent: string, reported: string): boolean {
  const asked = plainSpelling(sent);
  return (
    asked !== null && [reported, plainText(reported)].some((text) => plainSpelling(text) === asked)
  );
}

function plainSpelling(url: string): string | null {
  return URL.canParse(url) ? plainEscapes(canonicalUrl(url)) : null;
}

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

import type { LinkService } from './ports';

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

/**
 * The spellings under which a short URL may be remembered: with and without `www.` and a final slash, http and https, without a
 * fragment.
 *
 * @param url off the service's hosts it has no other spelling
 * @returns the address itself first
 */
export function shortUrlSpellings(url: string, service: LinkService): string[] {
  if (!/^https?:/i.test(url) || !URL.canParse(url) || !isOnAskedHost(url, null, service)) {
    return [url];
  }
  const { host, pathname, search } = new URL(url);
  const bare = host.replace(/^www\./, '');
  const path = pathname.replace(/\/+$/, '');
  const spelled = ['https:', 'http:'].flatMap((scheme) =>
    [bare, `www.${bare}`].flatMap((each) =>
      ['', '/'].map((end) => `${scheme}//${each}${path}${end}${search}`),
    ),
  );
  return [...new Set([url, ...spelled])];
}

/**
 * The short URLs that an alias may have become, the likeliest first: on its domain, and, as older services ignore that, where the
 * service makes links. Each other domain would be one more request.
 */
export function shortUrlsOfAlias(
  alias: string,
  domain: string | null,
  { address, hosts: listed, shortHosts }: LinkService,
): string[] {
  const hosts = [
    ...(domain === null ? [] : [hostAsListed(domain, listed), domain]),
    ...shortHosts.toReversed(),
  ];
  const bases = [...hosts.map((host) => `${new URL(address).protocol}//${host}`), address];
  return [...new Set(bases)].map((base) => `${base}/${alias}`);
}

/** Whether a link is one of those that are looked at for an alias. Services may write it in small letters. */
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

/**
 * Whether a service reports the long URL that was sent, in any spelling that every reader of URLs takes for the same, or encoded for
 * HTML. A truncated or altered one never is.
 */
export function isSameUrl(sent: string, reported: string): boolean {
  const asked = plainSpelling(sent);
  return (
    asked !== null && [reported, plainText(reported)].some((text) => plainSpelling(text) === asked)
  );
}

function plainSpelling(url: string): string | null {
  return URL.canParse(url) ? plainEscapes(canonicalUrl(url)) : null;
}

import { isSameHost } from '@/lib/rules/url/same-host';

import type { LinkService } from './dependencies';

/**
 * Whether a short URL is where it was asked for: on the branded domain, or on the service's own host or any domain of
 * the account when none was asked for.
 */
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

/** The branded domain that a short URL is on; null on the service's own host. */
export function domainOf(shortUrl: string, service: LinkService): string | null {
  const { host } = new URL(shortUrl);
  return isSameHost(host, new URL(service.address).host) ? null : host;
}

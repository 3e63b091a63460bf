import type { LinkService } from './dependencies';

/**
 * Whether a short URL is where it was asked for: on the branded domain, or on the service's own host or any domain of
 * the account when none was asked for. A `www.` and the port are not looked at: they belong to whoever has the host.
 */
export function isOnAskedHost(
  shortUrl: string,
  domain: string | null,
  service: LinkService,
): boolean {
  const url = new URL(shortUrl);
  if (url.username !== '' || url.password !== '') return false;
  const asked = domain === null ? [new URL(service.address).host, ...service.hosts] : [domain];
  return asked.some((host) => bareHost(host) === bareHost(url.host));
}

/** The branded domain that a short URL is on; null on the service's own host. */
export function domainOf(shortUrl: string, service: LinkService): string | null {
  const { host } = new URL(shortUrl);
  return bareHost(host) === bareHost(new URL(service.address).host) ? null : host;
}

const bareHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');

import type { LinkService } from './dependencies';

/** The short URLs that an alias may have become: on its domain, and on the service's own host, as older services ignore the domain. */
export function shortUrlsOfAlias(
  alias: string,
  domain: string | null,
  { address }: LinkService,
): string[] {
  const own = `${address}/${alias}`;
  return domain === null ? [own] : [`${new URL(address).protocol}//${domain}/${alias}`, own];
}

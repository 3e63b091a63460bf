import { parseUrl } from '@/lib/rules/url/parse-url';

import type { MenuState } from './menu-entry';

/**
 * Match patterns of the person's own short links: everything on the hosts that the service's links are on. Without ports,
 * which one browser does not know there and the other takes for any; and without numbered hosts in brackets, which neither knows.
 */
export function ownLinks({ address, domains, shortHosts }: MenuState): string[] {
  if (address === null) return [];
  const hosts = [address, ...[...domains, ...shortHosts].map((host) => `https://${host}`)].map(
    (url) => parseUrl(url)?.hostname ?? '',
  );
  return [...new Set(hosts)].filter(isNameable).map((host) => `*://${host}/*`);
}

const isNameable = (host: string): boolean => /^[a-z\d._-]+$/.test(host);

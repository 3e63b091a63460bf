import type { LinkRecord } from '@/lib/contract/link';

import type { WantedLink } from './asked-link';
import type { LinkService } from './dependencies';
import { domainOf, isOnAskedHost } from './short-host';

/** What a service tells of a link just made or found. */
export interface MadeLink {
  shortUrl: string;
  id: string | null;
}

/** A link as it is remembered: on the domain where it really is. @param about.createdAt epoch milliseconds */
export const recordOf = (
  wanted: WantedLink,
  { shortUrl, id }: MadeLink,
  { service, createdAt }: { service: LinkService; createdAt: number },
): LinkRecord => ({
  shortUrl,
  service: service.address,
  id,
  longUrl: wanted.longUrl,
  title: wanted.title,
  createdAt,
  alias: wanted.alias,
  domain: isOnAskedHost(shortUrl, wanted.domain, service)
    ? wanted.domain
    : domainOf(shortUrl, service),
  expiry: wanted.expiry,
  hasPassword: wanted.hasPassword,
  status: 'active',
  filing: wanted.filing.map((folder) => ({ ...folder, state: 'wanted' })),
});

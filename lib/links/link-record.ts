import type { LinkOption, LinkRecord } from '@/lib/model/link';

import type { LinkService } from './dependencies';
import { hasAlias } from './link-origin';
import type { WantedLink } from './request';
import { domainOf, isOnAskedHost } from './short-host';

/** What a service tells of a link just made or found. */
export interface MadeLink {
  shortUrl: string;
  id: LinkRecord['id'];
}

/** Who made a link, and when. */
interface About {
  service: LinkService;
  /** Epoch milliseconds. */
  createdAt: number;
  origin?: LinkRecord['origin'] | undefined;
  unconfirmed?: readonly LinkOption[] | undefined;
}

/** A link as it is remembered: on the domain and under the alias that it really has. */
export const recordOf = (
  wanted: WantedLink,
  { shortUrl, id }: MadeLink,
  { service, createdAt, origin, unconfirmed = [] }: About,
): LinkRecord => ({
  shortUrl,
  service: service.address,
  id,
  longUrl: wanted.longUrl,
  title: wanted.title,
  createdAt,
  alias: wanted.alias !== null && hasAlias(shortUrl, wanted.alias) ? wanted.alias : null,
  domain: isOnAskedHost(shortUrl, wanted.domain, service)
    ? wanted.domain
    : domainOf(shortUrl, service),
  expiry: wanted.expiry,
  hasPassword: wanted.hasPassword,
  status: 'active',
  ...(origin === undefined ? {} : { origin }),
  ...(unconfirmed.length === 0 ? {} : { unconfirmed: [...unconfirmed] }),
  filing: wanted.filing.map((folder) => ({ ...folder, state: 'wanted' })),
});

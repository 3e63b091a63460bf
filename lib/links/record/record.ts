import type { CreatedLink, LinkService } from '@/lib/links/ports';
import type { LinkOption, LinkRecord } from '@/lib/model/link';

import type { WantedLink } from './request';
import { domainOf, isOnAskedHost } from './short-url';

interface LinkSource extends Pick<LinkRecord, 'createdAt'> {
  service: LinkService;
  origin?: LinkRecord['origin'] | undefined;
  unconfirmed?: readonly LinkOption[];
}

export const recordOf = (
  wanted: WantedLink,
  { shortUrl, id }: Pick<CreatedLink, 'shortUrl' | 'id'>,
  { service, createdAt, origin, unconfirmed = [] }: LinkSource,
): LinkRecord => ({
  shortUrl,
  service: service.id,
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
  ...(origin && { origin }),
  ...unconfirmedOf(unconfirmed),
  filing: wanted.filing.map((folder) => ({ ...folder, state: 'wanted' })),
});

export const unconfirmedOf = (options: readonly LinkOption[]): Pick<LinkRecord, 'unconfirmed'> =>
  options.length === 0 ? {} : { unconfirmed: [...options] };

/** Services may write an alias in small letters. */
export function hasAlias(shortUrl: string, alias: string): boolean {
  try {
    const part = new URL(shortUrl).pathname.split('/').at(-1) ?? '';
    return decodeURIComponent(part).toLowerCase() === alias.toLowerCase();
  } catch {
    return false;
  }
}

/** All but a random alias, time included, may be true of a colleague's link, or of one that the service gave again. */
export const isProvablyOwn = (
  shortUrl: string,
  { alias, ownAlias }: Pick<WantedLink, 'alias' | 'ownAlias'>,
): boolean => ownAlias && alias !== null && hasAlias(shortUrl, alias);

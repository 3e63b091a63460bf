import type { LinkOption, LinkRecord } from '@/lib/model/link';

import type { CreatedLink, LinkService } from './ports';
import type { WantedLink } from './request';
import { domainOf, isOnAskedHost } from './short-url';

/** What a service tells of a link just made or found. */
export type MadeLink = Pick<CreatedLink, 'shortUrl' | 'id'>;

/** Who made a link, and when. */
interface LinkSource {
  service: LinkService;
  /** Epoch milliseconds. */
  createdAt: number;
  origin?: LinkRecord['origin'] | undefined;
  unconfirmed?: readonly LinkOption[] | undefined;
}

/** A link as it is remembered, with the domain and alias that it really has. */
export const recordOf = (
  wanted: WantedLink,
  { shortUrl, id }: MadeLink,
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
  ...(origin === undefined ? {} : { origin }),
  ...unconfirmedOf(unconfirmed),
  filing: wanted.filing.map((folder) => ({ ...folder, state: 'wanted' })),
});

export const unconfirmedOf = (options: readonly LinkOption[]): Pick<LinkRecord, 'unconfirmed'> =>
  options.length === 0 ? {} : { unconfirmed: [...options] };

/** An alias that was asked for, and whether Curtail picked it at random. */
type SentAlias = Pick<WantedLink, 'alias' | 'ownAlias'>;

/** The short part of a short URL. */
const aliasIn = (shortUrl: string): string =>
  decodeURIComponent(new URL(shortUrl).pathname.split('/').at(-1) ?? '');

/** Whether a link has the alias that was asked for. Services may write it in small letters. */
export function hasAlias(shortUrl: string, alias: string): boolean {
  try {
    return aliasIn(shortUrl).toLowerCase() === alias.toLowerCase();
  } catch {
    return false;
  }
}

/**
 * Whether a link was certainly made by a create of ours: only a random alias proves that. Everything else, time included, may be true
 * of a colleague's link, or of one that the service gave again.
 */
export const isProvablyOwn = (shortUrl: string, { alias, ownAlias }: SentAlias): boolean =>
  ownAlias && alias !== null && hasAlias(shortUrl, alias);

import type { LinkRecord } from '@/lib/contract/link';
import type { LinkBehind } from '@/lib/contract/link-behind';

import type { LinksDependencies } from './dependencies';
import { isAliasFree } from './is-alias-free';
import { linkBehind } from './link-behind';
import { lookAtLink } from './look-at-link';
import { isOnAskedHost } from './short-host';
import { switchLink } from './switch-link';

/** What can be done with, and asked about, one link that there may be. */
export interface LinkActions {
  switchOff(shortUrl: string): Promise<LinkRecord>;
  switchOn(shortUrl: string): Promise<LinkRecord>;
  /** What the service tells of a short link, made here or not, joined with what is remembered of it. */
  behind(shortUrl: string, isPrivate?: boolean): Promise<LinkBehind>;
  /** Asks the service about a link that is remembered, and remembers what it tells; throws `rate_limited` where that would leave too little to what people do. */
  look(shortUrl: string): Promise<LinkRecord>;
  /** Whether a link is on a host that neither the service nor one of its known domains has. */
  isForeign(link: LinkRecord): Promise<boolean>;
  /** Whether an alias is free on this account; null when that cannot be told now. */
  checkAlias(alias: string, domain: string): Promise<boolean | null>;
}

export const linkActions = (dependencies: LinksDependencies): LinkActions => ({
  switchOff: async (shortUrl) => switchLink(dependencies, shortUrl, 'disabled'),
  switchOn: async (shortUrl) => switchLink(dependencies, shortUrl, 'active'),
  behind: async (shortUrl, isPrivate = false) => linkBehind(dependencies, shortUrl, isPrivate),
  look: async (shortUrl) => lookAtLink(dependencies, shortUrl),
  isForeign: async ({ shortUrl }) => !isOnAskedHost(shortUrl, null, await dependencies.service()),
  checkAlias: async (alias, domain) => isAliasFree(dependencies, alias, domain),
});

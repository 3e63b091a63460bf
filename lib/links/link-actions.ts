import type { LinkRecord } from '@/lib/contract/link';
import type { LinkBehind } from '@/lib/contract/link-behind';
import type { LinkCheck } from '@/lib/contract/link-check';

import { createExistingCheck } from './check-existing';
import { confirmLink } from './confirm-link';
import type { LinksDependencies } from './dependencies';
import { isAliasFree } from './is-alias-free';
import { linkBehind } from './link-behind';
import { lookAtLink } from './look-at-link';
import { isOnAskedHost } from './short-host';
import { switchLink } from './switch-link';
import { undoLink, type JustMade } from './undo-link';

/** What can be done with, and asked about, one link that there may be. */
export interface LinkActions {
  switchOff(shortUrl: string): Promise<LinkRecord>;
  switchOn(shortUrl: string): Promise<LinkRecord>;
  /** Disables a link that was just made, unless it may be somebody else's: then it throws `origin_uncertain`. */
  undo(made: JustMade): Promise<LinkRecord>;
  /** Whether a link that was just made has the options that were asked for; throws `not_as_asked` or `not_confirmed` with the link where it has not. */
  confirm(made: LinkRecord, isPrivate: boolean): Promise<LinkRecord>;
  /** What the service tells of a short link, made here or not, joined with what is remembered of it. */
  behind(shortUrl: string, isPrivate?: boolean): Promise<LinkBehind>;
  /** Asks the service about a link that is remembered, and remembers what it tells; throws `rate_limited` where that would leave too little to what people do. */
  look(shortUrl: string): Promise<LinkRecord>;
  /** Checks a link that was given out again; null where nothing can be told now. Not asked again within some minutes; for a private window nothing is remembered. */
  check(shortUrl: string, isPrivate?: boolean): Promise<LinkCheck | null>;
  /** Whether a link is on a host that neither the service nor one of its known domains has. */
  isForeign(link: LinkRecord): Promise<boolean>;
  /** Whether an alias is free on this account; null when that cannot be told now. */
  checkAlias(alias: string, domain: string): Promise<boolean | null>;
}

export const linkActions = (dependencies: LinksDependencies, today: () => string): LinkActions => ({
  switchOff: async (shortUrl) => switchLink(dependencies, shortUrl, 'disabled'),
  switchOn: async (shortUrl) => switchLink(dependencies, shortUrl, 'active'),
  undo: async (made) => undoLink(dependencies, made),
  confirm: async (made, isPrivate) => confirmLink(dependencies, made, isPrivate),
  behind: async (shortUrl, isPrivate = false) => linkBehind(dependencies, shortUrl, isPrivate),
  look: async (shortUrl) => lookAtLink(dependencies, shortUrl),
  check: createExistingCheck(dependencies, today),
  isForeign: async ({ shortUrl }) => !isOnAskedHost(shortUrl, null, await dependencies.service()),
  checkAlias: async (alias, domain) => isAliasFree(dependencies, alias, domain),
});

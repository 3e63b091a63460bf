import type { LinkRecord } from '@/lib/model/link';
import type { LinkBehind } from '@/lib/model/link-behind';
import type { LinkCheck } from '@/lib/model/link-check';

import { createExistingCheck } from './actions/check-existing';
import { confirmLink } from './actions/confirm-link';
import { isAliasFree } from './actions/is-alias-free';
import { linkBehind } from './actions/link-behind';
import { lookAtLink } from './actions/look-at-link';
import { switchLink } from './actions/switch-link';
import { type JustMade, undoLink } from './actions/undo-link';
import type { LinksDependencies } from './dependencies';
import { isOnAskedHost } from './short-host';

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

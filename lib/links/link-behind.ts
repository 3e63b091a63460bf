import type { LinkBehind } from '@/lib/contract/link-behind';

import { createDeadline } from './deadline';
import type { LinkHistory, LinksDependencies } from './dependencies';
import type { LinkFacts } from './link-facts';
import { ownLink } from './own-link';
import { quietly } from './quietly';
import { toldLink, unknownLink } from './told-link';

/**
 * Finds out what is behind a short link, made here or not.
 *
 * @throws what the service's answer comes to: `not_found`, or refused input where it knows no better word, for none of its links
 */
export async function linkBehind(
  dependencies: LinksDependencies,
  url: string,
): Promise<LinkBehind> {
  const deadline = createDeadline(dependencies);
  const [known, service] = await Promise.all([ownLink(dependencies, url), dependencies.service()]);
  const shortUrl = known?.shortUrl ?? url;
  const facts = await deadline.within(dependencies.call('getShortUrl', { shortUrl }));
  if (known !== null) await quietly(rememberStatus(dependencies.history, shortUrl, facts));
  const { visits, lastAccessed, createdAt } = facts;
  const link = known ?? unknownLink(shortUrl, { service, createdAt: dependencies.now() });
  const statusKnown = facts.status !== null;
  return { link: toldLink(link, facts), visits, lastAccessed, createdAt, statusKnown };
}

/** A link may be switched off or on elsewhere. */
async function rememberStatus(
  history: LinkHistory,
  shortUrl: string,
  { status }: LinkFacts,
): Promise<void> {
  if (status !== null) await history.update(shortUrl, (link) => ({ ...link, status }));
}

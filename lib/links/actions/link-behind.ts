import { quietly } from '@/lib/async/quietly';
import { createDeadline } from '@/lib/links/deadline';
import type { LinksDependencies } from '@/lib/links/dependencies';
import { isGone } from '@/lib/links/error-kind';
import { ownLink } from '@/lib/links/library/own-link';
import { toldLink, unknownLink } from '@/lib/links/told-link';
import { knownGone, withTold } from '@/lib/links/with-told';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkBehind } from '@/lib/model/link-behind';

/**
 * Finds out what is behind a short link, made here or not, and remembers it of one that is remembered; in a private window nothing is.
 *
 * @throws what the service's answer comes to: `not_found`, or refused input where it knows no better word, for none of its links
 */
export async function linkBehind(
  dependencies: LinksDependencies,
  url: string,
  isPrivate: boolean,
): Promise<LinkBehind> {
  const deadline = createDeadline(dependencies);
  const [known, service] = await Promise.all([ownLink(dependencies, url), dependencies.service()]);
  const shortUrl = known?.shortUrl ?? url;
  const remember = async (change: (link: LinkRecord) => LinkRecord): Promise<void> => {
    if (known !== null && !isPrivate) await quietly(dependencies.history.update(shortUrl, change));
  };
  const asking = deadline.within(dependencies.call('getShortUrl', { shortUrl }));
  const facts = await asking.catch(async (failure: unknown) => {
    if (isGone(reportOf(failure))) await remember((link) => knownGone(link, dependencies.now()));
    throw failure;
  });
  const at = dependencies.now();
  const tell = (link: LinkRecord): LinkRecord => withTold(link, facts, at);
  await remember(tell);
  const { visits, lastAccessed, createdAt } = facts;
  const link =
    known === null
      ? toldLink(unknownLink(shortUrl, { service, createdAt: at }), facts)
      : tell(known);
  const statusKnown = facts.status !== null;
  return { link, visits, lastAccessed, createdAt, statusKnown };
}

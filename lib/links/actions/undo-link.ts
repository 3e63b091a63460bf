import { createDeadline } from '@/lib/links/deadline';
import type { LinksDependencies } from '@/lib/links/dependencies';
import { isYoungerThan } from '@/lib/links/link-facts';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

import { switchLink } from './switch-link';

/** How often a link is looked at whose age stays unclear. */
const mostLooks = 2;

/** What is known of a link that was just made. */
export type JustMade = Pick<LinkRecord, 'shortUrl' | 'createdAt'> & {
  origin?: LinkRecord['origin'] | undefined;
};

/**
 * Disables a link that was just made. The service may have answered with one that it had before, which others use: so it is
 * asked first, unless the link is certainly our own.
 *
 * @throws `origin_uncertain` when the link may be somebody else's: it stays as it is
 */
export async function undoLink(
  dependencies: LinksDependencies,
  made: JustMade,
): Promise<LinkRecord> {
  if (made.origin !== 'own' && !(await isNew(dependencies, made))) {
    throw new AppError({ code: 'origin_uncertain', outcome: 'none' });
  }
  return switchLink(dependencies, made.shortUrl, 'disabled');
}

/** Younger than its create, by the service's own clock, and not visited by anybody yet. */
async function isNew(
  dependencies: LinksDependencies,
  { shortUrl, createdAt, origin }: JustMade,
): Promise<boolean> {
  const { givesExistingLinks } = await dependencies.traits.get();
  if (givesExistingLinks || origin === 'uncertain') return false;
  const deadline = createDeadline(dependencies);
  for (let looks = 1; ; looks += 1) {
    const askedAt = dependencies.now();
    const facts = await deadline.within(dependencies.call('getShortUrl', { shortUrl }));
    if ((facts.visits ?? 0) > 0) return false;
    const now = dependencies.now();
    const isYoung = isYoungerThan(facts, now - createdAt, now - askedAt);
    // A late answer tells too little of the link's age; the next one may come sooner.
    if (isYoung !== null || looks === mostLooks) return isYoung === true;
  }
}

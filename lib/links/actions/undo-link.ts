import { linkToChange } from '@/lib/links/library/own-link';
import type { LinksDependencies } from '@/lib/links/ports';
import { isYoungerThan } from '@/lib/links/record/service-facts';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

import { setStatus } from './change-link';
import { newAsking } from './link-info';

export type JustMade = Pick<LinkRecord, 'shortUrl' | 'createdAt' | 'alias'> &
  Pick<Partial<LinkRecord>, 'origin'>;

/**
 * Disables a link that was just made, or deletes it where links cannot be disabled.
 *
 * @throws `origin_uncertain` unless Curtail picked its alias, or the user did and the service calls it new: the service may have
 *   answered with a link that others use
 */
export async function undoLink(
  dependencies: LinksDependencies,
  made: JustMade,
): Promise<LinkRecord> {
  const { shortUrl } = await linkToChange(dependencies, made.shortUrl);
  if (made.origin !== 'own' && !(await isNew(dependencies, made))) {
    throw new AppError({ code: 'origin_uncertain', outcome: 'none' });
  }
  return setStatus(dependencies, shortUrl, await dependencies.api.statusOff());
}

/** Milliseconds after which an undone link was rather given again than just made. */
const justMade = 3_600_000;

/** Under a typed alias, younger than its create by the service's own clock, and not visited yet. */
async function isNew(
  dependencies: LinksDependencies,
  { shortUrl, createdAt, alias, origin }: JustMade,
): Promise<boolean> {
  const { api, now, traits } = dependencies;
  const askedAt = now();
  const mayBeNew = alias !== null && origin !== 'uncertain' && askedAt - createdAt <= justMade;
  if (!mayBeNew || (await traits.get()).givesExistingLinks) return false;
  const facts = await newAsking(dependencies).deadline.within(api.get(shortUrl));
  const isYoung = isYoungerThan(facts, now() - createdAt) === true;
  return isYoung && (facts.visits ?? 0) === 0;
}

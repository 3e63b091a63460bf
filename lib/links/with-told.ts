import type { LinkRecord } from '@/lib/model/link';
import type { ToldOfLink } from '@/lib/model/told-of-link';

import { type LinkFacts, serviceTime } from './link-facts';
import { asked } from './listed-link';
import { toldLink } from './told-link';

/** Milliseconds between two looks of which the later can tell what came since the earlier. */
const longAgo = 30 * 60_000;

/** A link and what the service told of it at a moment, in epoch milliseconds. */
export const withTold = (link: LinkRecord, facts: LinkFacts, at: number): LinkRecord => ({
  ...asked(toldLink(link, facts)),
  createdAt: link.createdAt || Math.min(serviceTime(facts.createdAt) ?? 0, at),
  told: {
    at,
    visits: facts.visits,
    lastAccessed: facts.lastAccessed,
    before: before(link.told, at),
    gone: false,
  },
});

/** A link of which the service said at a moment that it knows none such. */
export const knownGone = (link: LinkRecord, at: number): LinkRecord => ({
  ...asked(link),
  told: { ...(link.told ?? untold), at, gone: true },
});

const untold = { visits: null, lastAccessed: null, before: null };

/** The look to compare this one with: looks that follow each other closely count as one. */
function before(told: ToldOfLink | undefined, at: number): ToldOfLink['before'] {
  if (told === undefined) return null;
  const { visits, at: lastAt } = told;
  return visits === null || at - lastAt < longAgo ? told.before : { visits, at: lastAt };
}

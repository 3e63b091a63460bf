import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import type { AskedLink } from '@/lib/links/request';
import type { ServiceTraits } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';

import { type Try, createLink } from './create-link';
import { findEarlier, linkOfRow } from './earlier';
import { leadsElsewhere } from './table';

/** Answers with the link that there is, or was being made, and makes one only when there is none or another one is wanted. */
export async function shortenOnce(job: LinkJob, wanted: AskedLink): Promise<ShortenOutcome> {
  if (job.deadline.left() === 0) throw new AppError({ code: 'timeout', outcome: 'none' });
  const { intents, dependencies } = job;
  const [kept, traits] = await Promise.all([
    intents.find(wanted.pageKey),
    dependencies.traits.get(),
  ]);
  // What is asked for again under the same random alias is the same attempt.
  const attempt = wanted.ownAlias ? String(wanted.alias) : crypto.randomUUID();
  const own = kept.find((intent) => intent.attempt === attempt);
  const madeBefore = wanted.ownAlias ? await linkOfRow(job, wanted, own) : null;
  if (madeBefore !== null) return madeBefore;
  const aliasBy = await pickerOf(job, wanted, traits);
  const asked = aliasBy === 'service' ? { ...wanted, alias: null, ownAlias: false } : wanted;
  const { alias } = asked;
  const first: Try = { asked, attempt, aliasBy, alias, resent: null, spelling: 0, tries: 1 };
  if (wanted.again) await forgetRefused(job, kept);
  const earlier = wanted.again ? [] : earlierOf(kept, wanted, own);
  const isResent = (intent: Intent): boolean =>
    traits.aliases === 'honored' && canBeResent(job, first, intent);
  const again = earlier.find(isResent);
  const found = await findEarlier(job, first, { earlier, again });
  const next = again && { resent: again, attempt: again.attempt, alias: again.alias };
  return found ?? createLink(job, { ...first, ...next });
}

/**
 * An address that may be damaged on the way needs an alias of ours: only then can a link that leads elsewhere be disabled. A service
 * that gives its existing links again has no other one for a page, but under an alias.
 */
async function pickerOf(
  { dependencies }: LinkJob,
  { alias, ownAlias, shortPart, again, longUrl }: AskedLink,
  { aliases, givesExistingLinks }: ServiceTraits,
): Promise<Try['aliasBy']> {
  if (alias !== null && !ownAlias) return 'user';
  if (aliases === 'refused') return 'service';
  if (!(await dependencies.api.spell(longUrl)).areSafe) return 'curtail';
  if (shortPart !== undefined) return shortPart;
  if (again && givesExistingLinks) return 'curtail';
  if (aliases === 'ignored') return 'service';
  return ownAlias ? 'curtail' : dependencies.shortPart();
}

/** Drops the creates that led elsewhere: a request for another link has seen them. */
const forgetRefused = async ({ intents }: LinkJob, kept: readonly Intent[]): Promise<void> =>
  ignoreFailure(
    Promise.all(kept.filter(leadsElsewhere).map(async (intent) => intents.remove(intent))),
  );

/** An answer that led elsewhere says nothing about what is wanted under another alias, which a list always has. */
function earlierOf(kept: readonly Intent[], { alias }: AskedLink, own?: Intent): Intent[] {
  const counts = (each: Intent): boolean =>
    !leadsElsewhere(each) || alias === null || alias === each.alias;
  const others = kept.filter((each) => each !== own && counts(each));
  return own === undefined ? others : [own, ...others];
}

/** Whether a create may be sent again under its alias: one of the two is refused, as long as both are on the same domain. */
const canBeResent = ({ intents }: LinkJob, { asked, aliasBy }: Try, intent: Intent): boolean =>
  intent.link === undefined &&
  intent.domain === asked.domain &&
  !intents.isSettled(intent) &&
  (asked.alias === null ? aliasBy === 'curtail' && intent.ownAlias : asked.alias === intent.alias);

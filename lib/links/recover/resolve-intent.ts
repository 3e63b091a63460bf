import { ignoreFailure } from '@/lib/async/queue';
import { acceptLink, settleFound } from '@/lib/links/accept-link';
import type { LinkJob } from '@/lib/links/context';
import { factsOrFailure, leadsTo } from '@/lib/links/service-facts';
import { shortUrlsOfAlias } from '@/lib/links/short-url';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';

import { discardLink } from './discard-link';
import { type Lookup, type LookupContext, lookUpList } from './search-list';

/**
 * Finds out what became of a create whose outcome is not known.
 *
 * @returns its link, which is not asked for where it is known, or null when there certainly is none that works, and then the intent
 *   is forgotten
 * @throws `altered_link` with the link when it was given up, switched off where that worked; `outcome_unknown`, or `maintenance`
 *   where the service has said nothing else since the create, when it cannot be told now: what was looked at is kept, so that the
 *   next attempt goes on from there; what `settleFound` throws of a link that is not as it was asked for
 */
export async function resolveIntent(job: LinkJob, intent: Intent): Promise<ShortenOutcome | null> {
  const saved = await job.dependencies.history.findMade(intent).catch(() => null);
  if (saved !== null) return knownOutcome(job, intent, saved);
  const { made, givenUp, refused } = intent;
  if (made !== undefined) return acceptLink(job, intent, made, { how: 'existing', ...made });
  if (refused !== undefined) throw new AppError({ code: 'altered_link', link: refused });
  if (givenUp !== undefined) {
    const link = await discardLink(job, intent, givenUp);
    throw new AppError({ code: 'altered_link', link });
  }
  const lookup = await findLostLink({ ...job, intent });
  if (lookup.state === 'found') return settleFound(job, intent, lookup.link);
  if (lookup.state === 'absent') {
    await job.intents.remove(intent);
    return null;
  }
  await ignoreFailure(job.intents.save({ ...intent, checked: lookup.checked }));
  throw new AppError({ ...unknownOutcome(intent, lookup.cause), outcome: 'unknown' });
}

/** The link was saved, and only the intent was left behind. One that does not work any more is none to anybody who wants one. */
function knownOutcome(job: LinkJob, intent: Intent, link: LinkRecord): ShortenOutcome | null {
  job.tidying.push(ignoreFailure(job.intents.remove(intent)));
  const today = localDay(new Date(job.dependencies.now()));
  return isWorking(link, today) ? { how: 'existing', link } : null;
}

/** A service in maintenance that said nothing else since the create has hardly made anything; of any other, nobody knows. */
function unknownOutcome({ inMaintenance }: Intent, cause: ErrorReport | undefined): ErrorReport {
  return inMaintenance === true && cause?.code === 'maintenance'
    ? cause
    : { code: 'outcome_unknown' };
}

/**
 * Looks for the links of the creates that a page's intents stand for, the oldest first.
 *
 * @returns the link of the newest that has one; null when there is no intent or, certainly, no such link
 * @throws `outcome_unknown`, or `maintenance`, when it cannot be told yet
 */
export async function recheckLink(job: LinkJob, pageKey: string): Promise<LinkRecord | null> {
  let link: LinkRecord | null = null;
  let failure: { error: unknown } | null = null;
  for (const intent of await job.intents.find(pageKey)) {
    try {
      link = (await resolveIntent(job, intent))?.link ?? link;
    } catch (error) {
      failure = { error };
    }
  }
  if (link === null && failure !== null) throw failure.error;
  return link;
}

/** Milliseconds before a look is taken again; it doubles each time. */
const firstPause = 1000;

/**
 * Looks for the link of an intent until it is found, certainly not there, or the time is up. As long as the service may
 * still be at work on the request, a link that is not there may yet come.
 */
async function findLostLink(context: LookupContext): Promise<Lookup> {
  const { dependencies, deadline, intent } = context;
  let { checked } = intent;
  for (let pause = firstPause; ; pause *= 2) {
    const isSettled = dependencies.now() >= intent.settledAt;
    const lookup = await lookUp({ ...context, intent: { ...intent, checked } });
    if (lookup.state !== 'absent' || isSettled) return lookup;
    checked = lookup.checked;
    if (deadline.left() <= pause) return { ...lookup, state: 'untold' };
    await dependencies.wait(pause);
  }
}

/** Only a service that was seen to honor aliases has no link where there is none under the alias. */
async function lookUp(context: LookupContext): Promise<Lookup> {
  const { dependencies, intent } = context;
  if (intent.alias === null) return lookUpList(context);
  const lookup = await lookUpAlias(context, intent.alias);
  if (lookup.state === 'found') return lookup;
  const { aliases } = await dependencies.traits.get();
  if (aliases === 'honored') return lookup;
  const listed = await lookUpList(context);
  return listed.state === 'absent' ? { ...lookup, checked: listed.checked } : listed;
}

/** Looks for a link under the alias that was sent along. An alias that leads elsewhere cannot be ours. */
async function lookUpAlias(context: LookupContext, alias: string): Promise<Lookup> {
  const { intent, service } = context;
  const { checked } = intent;
  try {
    for (const shortUrl of shortUrlsOfAlias(alias, intent.domain, service)) {
      const facts = await factsOrFailure(context, shortUrl);
      if (facts !== null && leadsTo(facts, intent)) return { state: 'found', link: facts };
    }
    return { state: 'absent', checked };
  } catch (error) {
    return { state: 'untold', checked, cause: reportOf(error) };
  }
}

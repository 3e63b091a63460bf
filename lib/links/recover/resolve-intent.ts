import { type Enqueue, createSingleFlight, ignoreFailure } from '@/lib/async/queue';
import { acceptLink, settleFound } from '@/lib/links/accept-link';
import { leaveReserve } from '@/lib/links/actions/refresh-link';
import { type JobFor, type LinkJob, createDeadline } from '@/lib/links/context';
import { newestWorking } from '@/lib/links/library/existing-link';
import type { IntentStore, LinksDependencies } from '@/lib/links/ports';
import { factsOrFailure, leadsTo } from '@/lib/links/service-facts';
import { shortUrlsOfAlias } from '@/lib/links/short-url';
import { type ErrorReport, AppError, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { type Intent, type ShortenOutcome, intentKey } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { discardLink } from './discard-link';
import { type Lookup, type LookupContext, lookUpList } from './search-list';

/**
 * Finds out what became of a create whose outcome is not known.
 *
 * @param isRepeatable it may be sent again, so that one look is enough
 * @returns its link, which is not asked for where it is known, or null when there is none that works: where that is certain, the
 *   intent is forgotten
 * @throws `altered_link` with the link when it was given up, switched off where that worked; `outcome_unknown`, or `maintenance`
 *   where the service has said nothing else since the create, when it cannot be told now: what was looked at is kept, so that the
 *   next attempt goes on from there; what `settleFound` throws of a link that is not as it was asked for
 */
export async function resolveIntent(
  job: LinkJob,
  intent: Intent,
  isRepeatable = false,
): Promise<ShortenOutcome | null> {
  const saved = await job.dependencies.history.findMade(intent).catch(() => null);
  if (saved !== null) return knownOutcome(job, intent, saved);
  const { made, givenUp, refused } = intent;
  if (made !== undefined) return acceptLink(job, intent, made, { how: 'existing', ...made });
  if (refused !== undefined) throw new AppError({ code: 'altered_link', link: refused });
  if (givenUp !== undefined) {
    const link = await discardLink(job, intent, givenUp);
    throw new AppError({ code: 'altered_link', link });
  }
  const lookup = await findLostLink({ ...job, intent }, isRepeatable);
  if (lookup.state === 'found') return settleFound(job, intent, lookup.link);
  if (lookup.state === 'absent') {
    if (isSettled(intent, job.dependencies.now())) await job.intents.remove(intent);
    return null;
  }
  await ignoreFailure(job.intents.save({ ...intent, checked: lookup.checked }));
  throw new AppError({ ...unknownOutcome(intent, lookup.cause), outcome: 'unknown' });
}

/**
 * The link was saved, and only the intent was left behind. One that does not work any more, or was edited to lead elsewhere, is none
 * to anybody who wants one.
 */
function knownOutcome(job: LinkJob, intent: Intent, link: LinkRecord): ShortenOutcome | null {
  job.tidying.push(ignoreFailure(job.intents.remove(intent)));
  const today = localDay(new Date(job.dependencies.now()));
  const isWanted =
    isWorking(link, today) && looseUrlKey(link.longUrl) === looseUrlKey(intent.longUrl);
  return isWanted ? { how: 'existing', link } : null;
}

/** A service in maintenance that said nothing else since the create has hardly made anything; a page in place of each answer says why. */
function unknownOutcome({ inMaintenance }: Intent, cause: ErrorReport | undefined): ErrorReport {
  const isAway = inMaintenance === true && cause?.code === 'maintenance';
  return cause && (isAway || cause.page !== undefined) ? cause : { code: 'outcome_unknown' };
}

/**
 * Looks for the links of the creates that a page's intents stand for, the oldest first.
 *
 * @param since epoch milliseconds at which the create was asked for; the newest intent tells where nobody else does
 * @returns the link of the newest that has one, or the page's newest since; null when there certainly is none
 * @throws `outcome_unknown`, or `maintenance`, when it cannot be told yet
 */
export async function recheckLink(
  job: LinkJob,
  pageKey: string,
  since?: number,
): Promise<ShortenOutcome | null> {
  const intents = await job.intents.find(pageKey);
  let outcome: ShortenOutcome | null = null;
  let failure: { error: unknown } | null = null;
  for (const intent of intents) {
    try {
      outcome = (await resolveIntent(job, intent)) ?? outcome;
    } catch (error) {
      failure = { error };
    }
  }
  if (outcome !== null) return outcome;
  if (failure !== null) throw failure.error;
  return rememberedSince(job, pageKey, since ?? intents.at(-1)?.at ?? 0);
}

/** Whoever looked first has found it, and remembered it under this very page. One that is older than its create is another one. */
async function rememberedSince(
  { dependencies: { history, now } }: LinkJob,
  pageKey: string,
  since: number,
): Promise<ShortenOutcome | null> {
  const links = (await history.find(pageKey)).filter(({ createdAt }) => createdAt >= since);
  const link = newestWorking(links, localDay(new Date(now())));
  return link && { how: 'existing', link };
}

/** Milliseconds between one look and the next, while a person waits. */
const pauses = [1000, 2000, 4000];

/**
 * Looks for the link of an intent until it is found, certainly not there, or a person has waited long enough. As long as the
 * create is not settled, a link that is not there may yet come.
 */
async function findLostLink(context: LookupContext, isRepeatable: boolean): Promise<Lookup> {
  const { dependencies, deadline, intent } = context;
  let { checked } = intent;
  for (const pause of [...pauses, Infinity]) {
    const isLast = isRepeatable || isSettled(intent, dependencies.now());
    const lookup = await lookUp({ ...context, intent: { ...intent, checked } });
    if (lookup.state !== 'absent' || isLast) return lookup;
    checked = lookup.checked;
    if (deadline.left() <= pause) break;
    await dependencies.wait(pause);
  }
  return { state: 'untold', checked };
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

/** In milliseconds. `kept`: how long an outcome may stay unknown; `between`: looks for the same link; `look`: for one of them, as somebody may come for the page meanwhile. */
const settleTimes = { kept: 7 * 86_400_000, between: 3_600_000, look: 8000 };

interface SettleParts {
  dependencies: LinksDependencies;
  intents: IntentStore;
  jobFor: JobFor;
  enqueue: Enqueue;
}

/**
 * Finds out what became of creates whose outcome is not known, without anybody asking: those of workers that were killed, and
 * of pages that nobody comes back to. Each is looked for once an hour at most and within the budget, and given up after a week.
 */
export function createSettler(parts: SettleParts): () => Promise<void> {
  const share = createSingleFlight<void>();
  return async () => share('settle', async () => settleAll(parts));
}

async function settleAll(parts: SettleParts): Promise<void> {
  for (const intent of await parts.intents.all()) {
    await ignoreFailure(
      parts.enqueue(async () => settle(parts, intent), looseUrlKey(intent.longUrl)),
    );
  }
}

async function settle(
  { dependencies, intents, jobFor }: SettleParts,
  { url, attempt }: Intent,
): Promise<void> {
  const { now } = dependencies;
  const key = intentKey({ url, attempt });
  // Whoever came for the page meanwhile may have been told.
  const intent = (await intents.find(url)).find((each) => intentKey(each) === key);
  if (intent === undefined || !isDue(intent, now())) return;
  try {
    if (intent.made === undefined) await leaveReserve(dependencies);
    const looked = { ...intent, lookedAt: now() };
    await intents.save(looked);
    const job = await jobFor(createDeadline(dependencies, settleTimes.look), false);
    try {
      await resolveIntent(job, looked);
    } finally {
      await Promise.all(job.tidying);
    }
  } catch {
    const isOld = intent.made === undefined && now() - intent.at > settleTimes.kept;
    if (isOld) await intents.remove(intent);
  }
}

/** A create that the service may still be at work on is left to whoever waits for it. */
const isDue = (intent: Intent, now: number): boolean =>
  isSettled(intent, now) && Math.abs(now - (intent.lookedAt ?? 0)) >= settleTimes.between;

/** Whether "not there" means "never made" by now. */
const isSettled = ({ settledAt }: Intent, now: number): boolean => now >= settledAt;

import { ignoreFailure } from '@/lib/async/queue';
import { acceptLink, settleFound } from '@/lib/links/accept-link';
import type { LinkJob } from '@/lib/links/context';
import { newestWorking } from '@/lib/links/library/existing-link';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { discardLink } from './discard-link';
import { lookFor, unknownOutcome } from './look';
import { leadsElsewhere } from './table';

/**
 * Finds out what became of a create, and does what the table says; nothing is sent again.
 *
 * @param isRepeatable it is sent again where there is nothing, so that one look is enough
 * @returns its link, which is not asked for where it is known, or null when there is none that works: where that is certain, the
 *   intent is forgotten
 * @throws `altered_link` with a link that leads elsewhere, switched off where it was ours and that worked; what `unknownOutcome`
 *   gives; what `settleFound` throws of a link that is not as it was asked for
 */
export async function resolveIntent(
  job: LinkJob,
  intent: Intent,
  isRepeatable = false,
): Promise<ShortenOutcome | null> {
  const saved = await job.dependencies.history.findMade(intent).catch(() => null);
  if (saved !== null) return knownOutcome(job, intent, saved);
  const { link } = intent;
  if (link !== undefined) return takeKept(job, intent, link);
  const isSettled = job.intents.isSettled(intent);
  const look = await lookFor(job, intent, isRepeatable || isSettled);
  if (look.is === 'found') return settleFound(job, intent, look.link);
  const isAbsent = look.is === 'absent';
  if (isAbsent && isSettled) await job.intents.remove(intent);
  else if (!isAbsent || !isRepeatable) throw new AppError(unknownOutcome(look.cause));
  return null;
}

/** The link of an intent that keeps one. */
async function takeKept(job: LinkJob, intent: Intent, link: LinkRecord): Promise<ShortenOutcome> {
  if (intent.state === 'discard') {
    throw new AppError({ code: 'altered_link', link: await discardLink(job, intent, link) });
  }
  if (leadsElsewhere(intent)) throw new AppError({ code: 'altered_link', link });
  const { origin, unconfirmed } = link;
  return acceptLink(job, intent, link, { how: 'existing', origin, unconfirmed });
}

/**
 * The link was saved, and only the intent was left behind. One that does not work any more, or was edited to lead elsewhere, is none
 * to a request for one.
 */
function knownOutcome(job: LinkJob, intent: Intent, link: LinkRecord): ShortenOutcome | null {
  job.tidying.push(ignoreFailure(job.intents.remove(intent)));
  const today = localDay(new Date(job.dependencies.now()));
  const isWanted =
    isWorking(link, today) && looseUrlKey(link.longUrl) === looseUrlKey(intent.longUrl);
  return isWanted ? { how: 'existing', link } : null;
}

/**
 * Looks for the links of the creates that a page's intents stand for, the oldest first.
 *
 * @param since epoch milliseconds at which the create was asked for; the time of the newest intent unless given
 * @returns the link of the newest that has one, or the page's newest since; null when there certainly is none
 * @throws what `unknownOutcome` gives
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

/** An earlier look has found it, and remembered it under this very page. One that is older than its create is another one. */
async function rememberedSince(
  { dependencies: { history, now } }: LinkJob,
  pageKey: string,
  since: number,
): Promise<ShortenOutcome | null> {
  const links = (await history.find(pageKey)).filter(({ createdAt }) => createdAt >= since);
  const link = newestWorking(links, localDay(new Date(now())));
  return link && { how: 'existing', link };
}

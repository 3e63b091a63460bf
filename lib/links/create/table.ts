import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import { existingLinks } from '@/lib/links/library/existing-link';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';
import { canonicalUrl, looseUrlKey } from '@/lib/rules/url/url-keys';

import { accept, keepLink } from './accept';
import { discardLink } from './finish';
import { lookFor, unknownOutcome } from './look';

/**
 * Finds out what became of a create, without sending it again:
 *
 * |         | right link | link elsewhere           | alias taken                  | refused   | no answer            |
 * | ------- | ---------- | ------------------------ | ---------------------------- | --------- | -------------------- |
 * | sent    | saved      | ours: discard            | by its own link: saved       | forgotten | unknown, and a look  |
 * |         |            | any other: unsaved       | by another: the next alias   |           |                      |
 * | unknown | saved      | as above                 | by its own link: saved       | unknown   | unknown, and a look  |
 * |         |            |                          | not to be seen: unknown      |           |                      |
 * | discard | –          | off: forgotten           | –                            | –         | discard              |
 * | unsaved | saved      | shown again              | –                            | –         | –                    |
 *
 * Two creates under one alias cannot both succeed, so what is unknown under one is sent again under it. Where the service picks, one
 * look at its newest links has to do, or the person. A create stays `sent` where the worker ended before anything came.
 *
 * @param isRepeatable it is sent again where there is nothing, so that one look is enough
 * @returns its link, or null when there is none that works: where that is certain, the intent is forgotten
 * @throws `altered_link` with a link that leads elsewhere; what `unknownOutcome` gives; as `accept` does
 */
export async function resolveIntent(
  job: LinkJob,
  intent: Intent,
  isRepeatable = false,
): Promise<ShortenOutcome | null> {
  const saved = await job.dependencies.history.findMade(intent).catch(() => null);
  if (saved !== null) return knownOutcome(job, intent, saved);
  const { state, link } = intent;
  if (link === undefined) return lookAgain(job, intent, isRepeatable);
  if (state !== 'discard' && !leadsElsewhere(intent))
    return keepLink(job, intent, link, 'existing');
  const altered = state === 'discard' ? await discardLink(job, intent, link) : link;
  throw new AppError({ code: 'altered_link', link: altered });
}

/** Whether an unsaved link leads elsewhere: it is shown again, as asking once more would only make more of them. */
export const leadsElsewhere = ({ state, link, longUrl }: Intent): boolean =>
  state === 'unsaved' && link !== undefined && link.longUrl !== longUrl;

async function lookAgain(
  job: LinkJob,
  intent: Intent,
  isRepeatable: boolean,
): Promise<ShortenOutcome | null> {
  const isSettled = job.intents.isSettled(intent);
  const look = await lookFor(job, intent, isRepeatable || isSettled);
  if (look.is === 'found') return accept(job, intent, look.link, 'found');
  if (look.is !== 'absent' || !(isSettled || isRepeatable)) {
    throw new AppError(unknownOutcome(look.cause));
  }
  if (isSettled) await job.intents.remove(intent);
  return null;
}

/** The link was saved, and only its intent left behind. One that was switched off or edited since is none to a request for one. */
function knownOutcome(job: LinkJob, intent: Intent, link: LinkRecord): ShortenOutcome | null {
  job.tidying.push(ignoreFailure(job.intents.remove(intent)));
  const isSame = looseUrlKey(link.longUrl) === looseUrlKey(intent.longUrl);
  const today = localDay(new Date(job.dependencies.now()));
  return isSame && isWorking(link, today) ? { how: 'existing', link } : null;
}

/**
 * Finds out what became of all creates of a page.
 *
 * @param since epoch milliseconds at which the create was asked for; the time of the newest unless given
 * @returns the link of the newest that has one, or the page's newest since; null when there certainly is none
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

/** An earlier look may have found the link. One that is older than its create is another one. */
async function rememberedSince(
  { dependencies }: LinkJob,
  pageKey: string,
  since: number,
): Promise<ShortenOutcome | null> {
  const [links = []] = await existingLinks(dependencies, [{ pageKey, longUrl: pageKey }]);
  const link = links.find(
    ({ longUrl, createdAt }) => canonicalUrl(longUrl) === pageKey && createdAt >= since,
  );
  return link === undefined ? null : { how: 'existing', link };
}

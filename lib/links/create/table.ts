import { ignoreFailure } from '@/lib/async/queue';
import { existingLinks } from '@/lib/links/library/existing-link';
import type { Page } from '@/lib/links/record/request';
import type { LinkJob } from '@/lib/links/turn/turn';
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
 * look at its newest links has to do, or the user.
 *
 * @param isRepeatable it is sent again where there is nothing
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

/**
 * Milliseconds within which "not there" does not mean "never made": a service goes on working behind a proxy that has given up,
 * for PHP's own limit of 30 s after the 5 s that a create may wait for the rate limit, and its replicas lag behind it.
 */
const unsettledTime = 60_000;

/** Whether "not there" means "never made" by now, as it does where the clock was set back. */
export const isSettled = ({ at }: Intent, now: number): boolean =>
  now < at || now - at >= unsettledTime;

async function lookAgain(
  job: LinkJob,
  intent: Intent,
  isRepeatable: boolean,
): Promise<ShortenOutcome | null> {
  const { intents, now } = job.dependencies;
  const isOver = isSettled(intent, now());
  const look = await lookFor(job, intent);
  if (look.is === 'found') return accept(job, intent, look.link, 'found');
  if (look.is !== 'absent' || !(isOver || isRepeatable)) {
    throw new AppError(unknownOutcome(look.cause));
  }
  if (isOver) await intents.remove(intent);
  return null;
}

/** The link was saved, and only its intent left behind. One that was switched off or edited since is none to a request for one. */
function knownOutcome(
  { dependencies: { intents, now }, tidying }: LinkJob,
  intent: Intent,
  link: LinkRecord,
): ShortenOutcome | null {
  tidying.push(ignoreFailure(intents.remove(intent)));
  const isSame = looseUrlKey(link.longUrl) === looseUrlKey(intent.longUrl);
  return isSame && isWorking(link, localDay(new Date(now()))) ? { how: 'existing', link } : null;
}

/**
 * The link of the page's newest create that has one, or its newest since; null when there certainly is none.
 * @param since epoch milliseconds at which the create was asked for; the time of the newest unless given
 */
export async function recheckLink(
  job: LinkJob,
  page: Page,
  since?: number,
): Promise<ShortenOutcome | null> {
  const intents = await job.dependencies.intents.find(page.pageKey);
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
  return rememberedSince(job, page, since ?? intents.at(-1)?.at ?? 0);
}

/** An earlier look may have found the link. One that is older than its create is another one. */
async function rememberedSince(
  { dependencies }: LinkJob,
  page: Page,
  since: number,
): Promise<ShortenOutcome | null> {
  const [links = []] = await existingLinks(dependencies, [page]);
  const link = links.find(
    ({ longUrl, createdAt }) => canonicalUrl(longUrl) === page.pageKey && createdAt >= since,
  );
  return link === undefined ? null : { how: 'existing', link };
}

import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import { withWanted } from '@/lib/links/filing/file-link';
import { findFitting, satisfies } from '@/lib/links/library/existing-link';
import type { MadeLink } from '@/lib/links/record';
import { discardLink } from '@/lib/links/recover/discard-link';
import { resolveIntent } from '@/lib/links/recover/resolve-intent';
import { type AskedLink, askedOfExisting } from '@/lib/links/request';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';

import { aliasesFor, createLink, withoutAlias } from './create-link';

/** Answers with the link that there is, or was being made, and makes one only when there is none or another one is wanted. */
export async function shortenOnce(begun: LinkJob, asked: AskedLink): Promise<ShortenOutcome> {
  if (begun.deadline.left() === 0) throw new AppError({ code: 'timeout', outcome: 'none' });
  if (!asked.ownAlias || asked.alias === null) return makeOnce(begun, asked);
  // What is asked for again under the same random short part is the same attempt, whoever asks.
  const job = { ...begun, attempt: asked.alias };
  const link = await madeBefore(job, asked);
  if (link !== null) return { how: 'existing', link };
  return (await anyInstead(job, asked)) ?? makeOnce(job, asked);
}

/**
 * The link of the page that does as well as one under our random short part: this attempt's own, where it may have led to one.
 * @throws `outcome_unknown` where that cannot be told yet
 */
async function anyInstead(job: LinkJob, asked: AskedLink): Promise<ShortenOutcome | null> {
  if (asked.hasPassword || !asked.onlyForNew?.includes('alias')) return null;
  const { dependencies, intents, attempt } = job;
  const { longUrl: url, domain, expiry } = asked;
  const wanted = { url, domain: domain ?? undefined, expiry: expiry ?? undefined };
  const link = await findFitting(dependencies, wanted, localDay(new Date(dependencies.now())));
  if (link === null) return null;
  const own = (await intents.find(asked.pageKey)).find((intent) => intent.attempt === attempt);
  const made = own === undefined ? null : await findEarlier(job, asked, own, false);
  return made ?? { how: 'existing', link };
}

async function makeOnce(job: LinkJob, asked: AskedLink): Promise<ShortenOutcome> {
  const [shortPart, kept, { aliases }] = await Promise.all([
    shortPartFor(job, asked),
    job.intents.find(asked.pageKey),
    job.dependencies.traits.get(),
  ]);
  if (asked.again) await forgetRefused(job, kept);
  job.givenUp.push(...kept.flatMap(({ givenUp }) => givenUp?.shortUrl ?? []));
  const isOwn = ({ attempt }: Intent): number => (attempt === job.attempt ? 1 : 0);
  const intents = asked.again
    ? []
    : kept.filter((intent) => countsFor(intent, asked)).toSorted((a, b) => isOwn(b) - isOwn(a));
  const reusable = aliases === 'honored' ? firstReusable(intents, asked, shortPart) : null;
  const earlier = await findFirstEarlier(job, asked, intents, reusable);
  if (earlier !== null) return earlier;
  if (aliases === 'refused') {
    const unaliased = withoutAlias(asked);
    return createLink(job, unaliased, () => unaliased.alias);
  }
  if (reusable !== null && job.dependencies.now() < reusable.settledAt) {
    Object.assign(job, { attempt: reusable.attempt, resent: reusable });
  }
  const alias = reusable?.alias ?? null;
  return createLink(job, asked, aliasesFor(asked, shortPart, alias, job.dependencies));
}

/** An answer that led elsewhere says nothing about what is asked for under another short part, which a list always has. */
const countsFor = ({ refused, alias }: Intent, asked: AskedLink): boolean =>
  refused === undefined || asked.alias === null || asked.alias === alias;

/**
 * The link that this attempt led to before: asked once more, a service that picks another short part than ours would make another.
 * @throws `not_as_asked` with the field and the link where it is known to differ
 */
async function madeBefore(
  { dependencies: { history, now }, attempt }: LinkJob,
  asked: AskedLink,
): Promise<LinkRecord | null> {
  const link = await history.findMade({ url: asked.pageKey, attempt }).catch(() => null);
  if (link === null || !isWorking(link, localDay(new Date(now())))) return null;
  const field =
    asked.hasPassword && !link.hasPassword
      ? 'password'
      : (['expiry', 'domain'] as const).find((name) => link[name] !== asked[name]);
  if (field === undefined) return link;
  throw new AppError({ code: 'not_as_asked', field, link });
}

/** Drops the intents whose link was refused before: whoever asks for another link has seen it. */
async function forgetRefused({ intents }: LinkJob, kept: readonly Intent[]): Promise<void> {
  const refused = kept.filter((intent) => intent.refused !== undefined);
  await ignoreFailure(Promise.all(refused.map(async (intent) => intents.remove(intent))));
}

/**
 * A service that gives its existing links again has no other one for a page, but under an alias. An address that may be damaged on
 * the way needs one, too: only then can a link that leads elsewhere be disabled.
 */
async function shortPartFor(
  { dependencies }: LinkJob,
  { shortPart, again, longUrl }: AskedLink,
): Promise<'service' | 'curtail'> {
  if (!(await dependencies.api.spell(longUrl)).areSafe) return 'curtail';
  if (shortPart !== undefined) return shortPart;
  if (again && (await dependencies.traits.get()).givesExistingLinks) return 'curtail';
  return dependencies.shortPart();
}

/** The link of the first of these intents that is what was asked for; whatever keeps one from being told keeps a new one from being made. */
async function findFirstEarlier(
  job: LinkJob,
  asked: AskedLink,
  intents: readonly Intent[],
  reusable: Intent | null,
): Promise<ShortenOutcome | null> {
  let failure: { error: unknown } | null = null;
  for (const intent of intents) {
    try {
      const earlier = await findEarlier(job, asked, intent, intent === reusable);
      if (earlier !== null && isWanted(earlier, intent, asked)) return earlier;
    } catch (error) {
      failure ??= { error };
      // No other link is taken in the place of one that this very attempt may have led to.
      if (intent.attempt === job.attempt) break;
    }
  }
  if (failure !== null) throw failure.error;
  return null;
}

/**
 * The first with an alias under which the create may be sent again although the first may still be at work: one of the two is
 * refused, as long as both are on the same domain.
 */
const firstReusable = (
  intents: readonly Intent[],
  asked: AskedLink,
  shortPart: 'service' | 'curtail',
): Intent | null =>
  intents.find(({ alias, domain, made, givenUp }) => {
    if (alias === null || made !== undefined || givenUp !== undefined) return false;
    if (domain !== asked.domain) return false;
    return alias === (asked.alias ?? (shortPart === 'curtail' ? alias : null));
  }) ?? null;

/** The folders asked for now are meant for the earlier link, where that is the one that is wanted. */
const wantedToo = (intent: Intent, asked: AskedLink): Intent =>
  satisfies(intent, askedOfExisting(asked))
    ? { ...intent, filing: withWanted([], [...intent.filing, ...asked.filing]) }
    : intent;

async function findEarlier(
  job: LinkJob,
  asked: AskedLink,
  earlier: Intent,
  canRepeat: boolean,
): Promise<ShortenOutcome | null> {
  if (earlier.givenUp !== undefined) return leaveBehind(job, asked, earlier, earlier.givenUp);
  const intent = wantedToo(earlier, asked);
  return resolveIntent(job, intent, canRepeat);
}

/** @throws `not_confirmed` with the link when it may have another password than the one that is asked for now */
function isWanted({ link }: ShortenOutcome, intent: Intent, asked: AskedLink): boolean {
  if (satisfies(intent, asked) || satisfies(intent, askedOfExisting(asked))) return true;
  if (intent.hasPassword && satisfies(intent, { ...asked, hasPassword: false })) {
    throw new AppError({ code: 'not_confirmed', field: 'password', link });
  }
  return false;
}

/**
 * Sees to it that a link that was given up is off, so that another one can be made.
 * @throws `altered_link` with the link when it used up the alias that is asked for, or when it is not certainly off
 */
async function leaveBehind(
  job: LinkJob,
  asked: AskedLink,
  intent: Intent,
  made: MadeLink,
): Promise<null> {
  const link = await discardLink(job, intent, made);
  const usesUpAlias = asked.alias !== null && asked.alias === intent.alias;
  if (link.status === 'disabled' && !usesUpAlias) return null;
  throw new AppError({ code: 'altered_link', link });
}

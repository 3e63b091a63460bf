import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import { withWanted } from '@/lib/links/filing/file-link';
import { findFitting, satisfies } from '@/lib/links/library/existing-link';
import { type AskedLink, askedOfExisting } from '@/lib/links/request';
import type { ServiceTraits } from '@/lib/model/connection';
import { AppError, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';

import { aliasesFor, createLink, withoutAlias } from './create-link';
import { resolveIntent } from './resolve-intent';
import { leadsElsewhere } from './table';

/** Answers with the link that there is, or was being made, and makes one only when there is none or another one is wanted. */
export async function shortenOnce(begun: LinkJob, asked: AskedLink): Promise<ShortenOutcome> {
  if (begun.deadline.left() === 0) throw new AppError({ code: 'timeout', outcome: 'none' });
  if (!asked.ownAlias || asked.alias === null) return makeOnce(begun, asked);
  // What is asked for again under the same random alias is the same attempt.
  const job = { ...begun, attempt: asked.alias };
  const link = await madeBefore(job, asked);
  if (link !== null) return { how: 'existing', link };
  return (await anyInstead(job, asked)) ?? makeOnce(job, asked);
}

/**
 * The link of the page that does as well as one under our random alias: this attempt's own, where it may have led to one.
 * @throws `outcome_unknown` where that is not known yet
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

async function makeOnce(job: LinkJob, wanted: AskedLink): Promise<ShortenOutcome> {
  const { dependencies, intents } = job;
  const [kept, traits] = await Promise.all([
    intents.find(wanted.pageKey),
    dependencies.traits.get(),
  ]);
  const by = await pickerOf(job, wanted, traits);
  const asked = hasNoAliases(traits) ? withoutAlias(wanted) : wanted;
  if (asked.again) await forgetRefused(job, kept);
  job.givenUp.push(
    ...kept.flatMap(({ state, link }) => (state === 'discard' && link ? [link.shortUrl] : [])),
  );
  const earlier = asked.again ? [] : earlierOf(job, kept, wanted);
  const reusable = traits.aliases === 'honored' ? firstReusable(earlier, asked, by) : null;
  const found = await findFirstEarlier(job, asked, earlier, reusable);
  if (found !== null) return found;
  if (reusable !== null && !intents.isSettled(reusable)) {
    Object.assign(job, { attempt: reusable.attempt, resent: reusable });
  }
  return createLink(job, asked, aliasesFor(asked, by, reusable?.alias ?? null, dependencies));
}

const hasNoAliases = ({ aliases }: ServiceTraits): boolean =>
  aliases === 'refused' || aliases === 'ignored';

/**
 * The intents that count for what is wanted, this attempt's own first. An answer that led elsewhere says nothing about what is wanted
 * under another alias, which a list always has.
 */
function earlierOf({ attempt }: LinkJob, kept: readonly Intent[], { alias }: AskedLink): Intent[] {
  const isOwn = (intent: Intent): boolean => intent.attempt === attempt;
  const counts = (intent: Intent): boolean =>
    !leadsElsewhere(intent) || alias === null || alias === intent.alias || isOwn(intent);
  return kept.filter(counts).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

/**
 * The link that this attempt led to before: asked once more, a service that picks another alias than ours would make another.
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

/** Drops the intents of links that lead elsewhere: a request for another link has seen them. */
async function forgetRefused({ intents }: LinkJob, kept: readonly Intent[]): Promise<void> {
  const refused = kept.filter(leadsElsewhere);
  await ignoreFailure(Promise.all(refused.map(async (intent) => intents.remove(intent))));
}

/**
 * Picks for who is to pick the alias. An address that may be damaged on the way needs one of ours: only then can a link that leads
 * elsewhere be disabled. A service that gives its existing links again has no other one for a page, but under an alias.
 */
async function pickerOf(
  { dependencies }: LinkJob,
  { shortPart, again, longUrl }: AskedLink,
  { aliases, givesExistingLinks }: ServiceTraits,
): Promise<'service' | 'curtail'> {
  if (aliases === 'refused') return 'service';
  if (!(await dependencies.api.spell(longUrl)).areSafe) return 'curtail';
  if (shortPart !== undefined) return shortPart;
  if (again && givesExistingLinks) return 'curtail';
  return aliases === 'ignored' ? 'service' : dependencies.shortPart();
}

/** The link of the first of these intents that is what was asked for; whatever keeps one from being known keeps a new one from being made. */
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

/** The first with an alias under which the create may be sent again: one of the two is refused, as long as both are on the same domain. */
const firstReusable = (
  intents: readonly Intent[],
  asked: AskedLink,
  by: 'service' | 'curtail',
): Intent | null =>
  intents.find(
    ({ alias, domain, link }) =>
      alias !== null &&
      link === undefined &&
      domain === asked.domain &&
      alias === (asked.alias ?? (by === 'curtail' ? alias : null)),
  ) ?? null;

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
  try {
    return await resolveIntent(job, wantedToo(earlier, asked), canRepeat);
  } catch (error) {
    // A link that was given up and is off makes room for another one, unless it used up the alias.
    const isOff = earlier.state === 'discard' && reportOf(error).link?.status === 'disabled';
    if (isOff && asked.alias !== earlier.alias) return null;
    throw error;
  }
}

/** @throws `not_confirmed` with the link when it may have another password than the one that is asked for now */
function isWanted({ link }: ShortenOutcome, intent: Intent, asked: AskedLink): boolean {
  if (satisfies(intent, asked) || satisfies(intent, askedOfExisting(asked))) return true;
  if (intent.hasPassword && satisfies(intent, { ...asked, hasPassword: false })) {
    throw new AppError({ code: 'not_confirmed', field: 'password', link });
  }
  return false;
}

import { ignoreFailure } from '@/lib/async/queue';
import { alsoFile, findExisting, satisfies } from '@/lib/links/library/existing-link';
import { type AskedLink, askedOfExisting } from '@/lib/links/record/request';
import type { LinkJob } from '@/lib/links/turn/turn';
import type { ServiceTraits } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';

import { type Try, createLink } from './create-link';
import { isSettled, leadsElsewhere, resolveIntent } from './table';

/** Answers with the link that there is, or was being made, and makes one only when there is none or another one is wanted. */
export async function findOrMake(job: LinkJob, wanted: AskedLink): Promise<ShortenOutcome> {
  const { attempt, existing, kept, known, own } = await lookFirst(job, wanted);
  if (existing !== null) return existing;
  if (job.deadline.left() === 0) throw new AppError({ code: 'timeout', outcome: 'none' });
  const aliasBy = await pickerOf(job, wanted, known);
  const asked = aliasBy === 'service' ? { ...wanted, alias: null, ownAlias: false } : wanted;
  const { alias } = asked;
  const first: Try = { asked, attempt, aliasBy, alias, resent: null, spelling: 0, tries: 1 };
  const earlier = await earlierOf(job, kept, wanted, own);
  const isResent = (intent: Intent): boolean =>
    known.aliases === 'honored' && canBeResent(job, first, intent);
  const again = earlier.find(isResent);
  for (const intent of earlier) {
    const found = await resolveIntent(job, intent, intent === again);
    if (found !== null && isWanted(found.link, intent, asked)) {
      return { ...found, link: await alsoFile(job.dependencies.history, found.link, asked) };
    }
  }
  const next = again && { resent: again, attempt: again.attempt, alias: again.alias };
  return createLink(job, { ...first, ...next });
}

/** What is kept of the page, read side by side. */
async function lookFirst(job: LinkJob, wanted: AskedLink) {
  const { intents, traits } = job.dependencies;
  // What is asked for again under the same random alias is the same attempt.
  const repeated = wanted.ownAlias ? String(wanted.alias) : wanted.attempt;
  const attempt = repeated ?? crypto.randomUUID();
  const find = async () => findExisting(job.dependencies, askedOfExisting(wanted));
  const [found, kept, known] = await Promise.all([
    repeated === undefined ? find() : madeBefore(job, { url: wanted.pageKey, attempt }),
    intents.find(wanted.pageKey),
    traits.get(),
  ]);
  const own = kept.find((intent) => intent.attempt === attempt);
  // The link of an attempt that is under way comes before every other one of the page.
  const isFresh = repeated !== undefined && own === undefined;
  return { attempt, existing: found ?? (isFresh ? await find() : null), kept, known, own };
}

/** @throws `not_confirmed` with the link when it may have another password than the one that is asked for now */
function isWanted(link: LinkRecord, intent: Intent, asked: AskedLink): boolean {
  if (satisfies(intent, askedOfExisting(asked))) return true;
  if (intent.hasPassword && satisfies(intent, { ...asked, hasPassword: false })) {
    throw new AppError({ code: 'not_confirmed', field: 'password', link });
  }
  return false;
}

/** The link of an attempt that is made again, which a service that ignores its alias would make twice. */
async function madeBefore(
  { dependencies: { history, now } }: LinkJob,
  made: Pick<Intent, 'url' | 'attempt'>,
): Promise<ShortenOutcome | null> {
  const link = await history.findMade(made).catch(() => null);
  const isThere = link !== null && isWorking(link, localDay(new Date(now())));
  return isThere ? { how: 'existing', link } : null;
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

/** This very attempt comes first. A create that led elsewhere is forgotten once another link is wanted, and says nothing of other aliases. */
async function earlierOf(
  { dependencies: { intents } }: LinkJob,
  kept: readonly Intent[],
  { again, alias }: AskedLink,
  own: Intent | undefined,
): Promise<Intent[]> {
  if (again) {
    const refused = kept.filter(leadsElsewhere);
    await ignoreFailure(Promise.all(refused.map(async (intent) => intents.remove(intent))));
    return [];
  }
  return kept
    .filter((each) => !leadsElsewhere(each) || alias === null || alias === each.alias)
    .toSorted((a, b) => Number(b === own) - Number(a === own));
}

/** Whether a create may be sent again under its alias: one of the two is refused, as long as both are on the same domain. */
const canBeResent = ({ dependencies }: LinkJob, { asked, aliasBy }: Try, intent: Intent): boolean =>
  intent.link === undefined &&
  intent.domain === asked.domain &&
  !isSettled(intent, dependencies.now()) &&
  (asked.alias === null ? aliasBy === 'curtail' && intent.ownAlias : asked.alias === intent.alias);

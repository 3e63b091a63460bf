import { ignoreFailure } from '@/lib/async/queue';
import { AppError } from '@/lib/model/errors';
import type { LinkOption, LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';

import type { LinkJob } from './context';
import { withWanted } from './filing/file-link';
import type { LinkFacts } from './ports';
import { type MadeLink, hasAlias, originOfFound, recordOf } from './record';
import { checkOptions } from './service-facts';
import { dayOf } from './service-info';
import { isOnAskedHost, wrongHost } from './short-url';

/** How a link was had, and what is known of it besides. */
interface Accepted {
  how: ShortenOutcome['how'];
  origin?: LinkRecord['origin'] | undefined;
  /** Options that were asked for and that the service has not confirmed. */
  unconfirmed?: LinkOption[] | undefined;
}

/**
 * Takes a link that leads to the right place: remembers it (in a private window nothing is), and forgets the intent. Where it
 * cannot be remembered, the intent stays and keeps it, so that the next request for its page finds it.
 *
 * @throws `wrong_host` with the link when it is not on the host that was asked for: it works, but somebody has to know
 */
export async function acceptLink(
  job: LinkJob,
  intent: Intent,
  made: MadeLink,
  { how, ...about }: Accepted,
): Promise<ShortenOutcome> {
  const { dependencies, service } = job;
  const record = recordOf(intent, made, { service, createdAt: intent.at, ...about });
  let isGivenAgain = false;
  const merge = (known: LinkRecord): LinkRecord => {
    isGivenAgain = wasKnownBefore(known, intent);
    return withKnownFacts(record, known, intent, localDay(new Date(dependencies.now())));
  };
  // It must not be remembered by way of the service's list, either.
  if (job.private) await ignoreFailure(dependencies.privateLinks.add([record.shortUrl]));
  const link = await (job.private
    ? mergeKnown(job, record, merge)
    : remember(job, intent, record, merge));
  if (isGivenAgain && how === 'created') {
    await ignoreFailure(dependencies.traits.learn({ givesExistingLinks: true }));
  }
  // Until it is gone, it is known by the attempt that is saved along with the link that nothing is left to be found out.
  if (link.unsaved !== true) job.tidying.push(ignoreFailure(job.intents.remove(intent)));
  if (isOnAskedHost(link.shortUrl, intent.domain, service)) {
    return { how: isGivenAgain ? 'existing' : how, link };
  }
  throw wrongHost(link, intent.domain);
}

type Merge = (known: LinkRecord) => LinkRecord;

/** A link with what is remembered of it, where that can be read. */
async function mergeKnown(
  { dependencies: { history } }: LinkJob,
  link: LinkRecord,
  merge: Merge,
): Promise<LinkRecord> {
  const known = await history.findByShortUrl(link.shortUrl).catch(() => null);
  return known === null ? link : merge(known);
}

/** @returns the link as it is remembered, or `unsaved`; what was made is told all the same */
async function remember(
  job: LinkJob,
  intent: Intent,
  record: LinkRecord,
  merge: Merge,
): Promise<LinkRecord> {
  try {
    return await job.dependencies.history.save(record, { attempt: intent.attempt, merge });
  } catch {
    const link = await mergeKnown(job, record, merge);
    const { shortUrl, id, origin, unconfirmed } = link;
    const made = {
      shortUrl,
      id,
      ...(origin === undefined ? {} : { origin }),
      ...(unconfirmed === undefined ? {} : { unconfirmed }),
    };
    await ignoreFailure(job.intents.save({ ...intent, made }));
    return { ...link, unsaved: true };
  }
}

/**
 * Whether a link was there before its create was sent. One that is only known through the service's list may have been listed
 * since.
 */
const wasKnownBefore = (known: LinkRecord, { at }: Pick<Intent, 'at'>): boolean =>
  known.elsewhere === true ? (known.told?.at ?? Infinity) < at : known.createdAt < at;

/**
 * Services give the same link again for the same address: where it was filed before, it still is, and its visits are still its own.
 * Of one that did not work, or was not listed, what was told counts no more: it is to be asked about at once.
 */
function withKnownFacts(
  record: LinkRecord,
  known: LinkRecord,
  intent: Intent,
  today: string,
): LinkRecord {
  const told = known.unlisted !== true && isWorking(known, today) ? known.told : undefined;
  return {
    ...(wasKnownBefore(known, intent) ? keepOrigin(record, known) : record),
    filing: withWanted(known.filing, intent.filing),
    ...(told === undefined ? {} : { told }),
  };
}

/** An old link stays what it was. */
function keepOrigin({ origin: _origin, ...record }: LinkRecord, known: LinkRecord): LinkRecord {
  const { createdAt, alias, origin = known.elsewhere === true ? 'uncertain' : undefined } = known;
  return { ...record, createdAt, alias, ...(origin === undefined ? {} : { origin }) };
}

/**
 * Accepts a link that was looked up after its create's answer was lost, and compares it with what was asked for.
 *
 * @throws `not_as_asked` with the field and the link when the service says that an option is missing, or it has another alias
 *   than the one that was typed; `wrong_host` with the link
 */
export async function settleFound(
  job: LinkJob,
  intent: Intent,
  facts: LinkFacts,
  how: 'found' | 'existing' = 'found',
): Promise<ShortenOutcome> {
  const { missing, untold } = checkOptions(facts, intent);
  const asItIs = {
    ...intent,
    hasPassword: facts.hasPassword ?? intent.hasPassword,
    expiry: missing.includes('expiry') ? dayOf(facts.expiry) : intent.expiry,
  };
  const origin = originOfFound(facts, intent, job.dependencies.now() - intent.at);
  // Whoever is to be told of what is missing, or may be another password, may have gone.
  const mayBeOther = how === 'existing' && intent.hasPassword;
  const inDoubt = [...missing, ...untold, ...(mayBeOther ? ['password' as const] : [])];
  const unconfirmed = [...new Set(inDoubt)];
  const outcome = await acceptLink(job, asItIs, facts, { how, origin, unconfirmed });
  const field = mostImportantMissing(intent, facts, missing);
  if (field !== undefined) throw new AppError({ code: 'not_as_asked', field, link: outcome.link });
  return outcome;
}

/** What weighs most: a link without its password. */
const mostImportantMissing = (
  { alias, ownAlias }: Intent,
  { shortUrl }: LinkFacts,
  missing: ReturnType<typeof checkOptions>['missing'],
) => {
  if (missing.length > 0) return missing[0];
  return alias !== null && !ownAlias && !hasAlias(shortUrl, alias) ? ('alias' as const) : undefined;
};

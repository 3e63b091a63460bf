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
 * Takes a link that leads to the right place: remembers it, and forgets the intent. Where it cannot be
 * remembered, the intent keeps it for the next request.
 *
 * @throws `wrong_host` with the link when it is not on the host that was asked for
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
  const link = await remember(job, intent, record, merge);
  if (isGivenAgain && how === 'created') {
    await ignoreFailure(dependencies.traits.learn({ givesExistingLinks: true }));
  }
  // The saved link names this attempt, so a leftover intent is harmless.
  if (link.unsaved !== true) job.tidying.push(ignoreFailure(job.intents.remove(intent)));
  if (isOnAskedHost(link.shortUrl, intent.domain, service)) {
    return { how: isGivenAgain ? 'existing' : how, link };
  }
  throw wrongHost(link, intent.domain);
}

type Merge = (known: LinkRecord) => LinkRecord;

async function mergeKnown(
  { dependencies: { history } }: LinkJob,
  link: LinkRecord,
  merge: Merge,
): Promise<LinkRecord> {
  const known = await history.findByShortUrl(link.shortUrl).catch(() => null);
  return known === null ? link : merge(known);
}

/** @returns the link as it is remembered, or `unsaved` */
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
    await ignoreFailure(job.intents.save({ ...intent, state: 'unsaved', link }));
    return { ...link, unsaved: true };
  }
}

/** Whether a link was there before its create was sent. One that is known through the service's list may have been listed since. */
const wasKnownBefore = (known: LinkRecord, { at }: Pick<Intent, 'at'>): boolean =>
  known.elsewhere === true ? (known.told?.at ?? Infinity) < at : known.createdAt < at;

/** A link that is given again keeps its folders and visits. Of one that did not work, or was not listed, the next look is due at once. */
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
 * Accepts a link that was looked up, and compares it with what was asked for.
 *
 * @throws `not_as_asked` with field and link where an option is missing, or the alias is another one than was typed; as `acceptLink`
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
  // The page that would show what is missing, or may be another password, may be closed.
  const mayBeOther = how === 'existing' && intent.hasPassword;
  const inDoubt = [...missing, ...untold, ...(mayBeOther ? ['password' as const] : [])];
  const unconfirmed = [...new Set(inDoubt)];
  const outcome = await acceptLink(job, asItIs, facts, { how, origin, unconfirmed });
  const field = mostImportantMissing(intent, facts, missing);
  if (field !== undefined) throw new AppError({ code: 'not_as_asked', field, link: outcome.link });
  return outcome;
}

/** A link without its password weighs most. */
const mostImportantMissing = (
  { alias, ownAlias }: Intent,
  { shortUrl }: LinkFacts,
  missing: ReturnType<typeof checkOptions>['missing'],
) => {
  if (missing.length > 0) return missing[0];
  return alias !== null && !ownAlias && !hasAlias(shortUrl, alias) ? ('alias' as const) : undefined;
};

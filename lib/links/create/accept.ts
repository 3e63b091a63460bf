import { ignoreFailure } from '@/lib/async/queue';
import type { LinkFacts } from '@/lib/links/ports';
import { withWanted } from '@/lib/links/record/filing-steps';
import { hasAlias, isProvablyOwn, recordOf } from '@/lib/links/record/record';
import { checkOptions } from '@/lib/links/record/service-facts';
import { dayOf } from '@/lib/links/record/service-info';
import { isOnAskedHost, isWhereAskedFor, wrongHost } from '@/lib/links/record/short-url';
import type { LinkJob } from '@/lib/links/turn/turn';
import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { isWorking } from '@/lib/rules/link';

type How = ShortenOutcome['how'];

/**
 * Remembers a link that leads to the right place as it is, and compares it with what was asked for.
 * @throws with the link: `wrong_host`; `not_as_asked` where an option or the typed alias is missing; `not_confirmed` where it existed
 *   before, so that it may have another password
 */
export async function accept(
  job: LinkJob,
  intent: Intent,
  facts: LinkFacts,
  had: How,
): Promise<ShortenOutcome> {
  const { missing, unreported } = checkOptions(facts, intent);
  const asItIs: Intent = {
    ...intent,
    hasPassword: facts.hasPassword ?? intent.hasPassword,
    expiry: missing.includes('expiry') ? dayOf(facts.expiry) : intent.expiry,
  };
  // The page that would show what is missing, or may be another password, may be closed.
  const inDoubt = new Set([...missing, ...unreported]);
  if (had === 'existing' && intent.hasPassword) inDoubt.add('password');
  const record = recordOf(asItIs, facts, {
    service: job.service,
    createdAt: intent.at,
    origin: originOf(facts, intent, had),
    unconfirmed: [...inDoubt],
  });
  const outcome = await keepLink(job, asItIs, record, had);
  if (had === 'created') await learnFrom(job, intent, outcome);
  const field = missing[0] ?? otherAlias(intent, outcome.link);
  if (field !== undefined) throw new AppError({ code: 'not_as_asked', field, link: outcome.link });
  if (had !== 'found') requireSamePassword(intent, outcome);
  return outcome;
}

const originOf = ({ shortUrl }: LinkFacts, intent: Intent, had: How): LinkRecord['origin'] => {
  if (isProvablyOwn(shortUrl, intent)) return 'own';
  return had === 'created' ? undefined : 'uncertain';
};

/** A link that existed before may have another one. */
function requireSamePassword({ hasPassword }: Intent, { how, link }: ShortenOutcome): void {
  if (how === 'existing' && hasPassword) {
    throw new AppError({ code: 'not_confirmed', field: 'password', link });
  }
}

/** The alias that is not the one that was typed; one that Curtail picked was only a means. */
const otherAlias = ({ alias, ownAlias }: Intent, { shortUrl }: LinkRecord) =>
  alias === null || ownAlias || hasAlias(shortUrl, alias) ? undefined : ('alias' as const);

/** An alias is honored only where a lost link would be looked for: one on another host leaves that open. */
async function learnFrom(
  { dependencies: { traits }, service }: LinkJob,
  { alias, domain }: Intent,
  { how, link: { shortUrl } }: ShortenOutcome,
): Promise<void> {
  if (how === 'existing') return ignoreFailure(traits.learn({ givesExistingLinks: true }));
  if (alias === null) return;
  const elsewhere = hasAlias(shortUrl, alias) ? 'unknown' : 'ignored';
  const isFound = isWhereAskedFor(shortUrl, { alias, domain }, service);
  await ignoreFailure(traits.learn({ aliases: isFound ? 'honored' : elsewhere }));
}

/** Remembers a link and forgets its intent. @throws `wrong_host` with the link when it is not on the host that was asked for */
export async function keepLink(
  { dependencies: { history, intents, now }, service, tidying }: LinkJob,
  intent: Intent,
  record: LinkRecord,
  how: How,
): Promise<ShortenOutcome> {
  const today = localDay(new Date(now()));
  const merge = (known: LinkRecord) => withKnownFacts(record, known, intent, today);
  let link: LinkRecord;
  try {
    link = await history.save(record, { attempt: intent.attempt, merge });
    // The saved link names this attempt, so a leftover intent is harmless.
    tidying.push(ignoreFailure(intents.remove(intent)));
  } catch {
    const known = await history.findByShortUrl(record.shortUrl).catch(() => null);
    const unsaved = known === null ? record : merge(known);
    await ignoreFailure(intents.save({ ...intent, state: 'unsaved', link: unsaved }));
    link = { ...unsaved, unsaved: true };
  }
  if (!isOnAskedHost(link.shortUrl, intent.domain, service)) throw wrongHost(link, intent.domain);
  return { how: link.createdAt < intent.at ? 'existing' : how, link };
}

/** One that is known through the service's list may have been listed since its create was sent. */
export const wasKnownBefore = (known: LinkRecord, { at }: Pick<Intent, 'at'>): boolean =>
  known.elsewhere === true ? (known.told?.at ?? Infinity) < at : known.createdAt < at;

/** Of one that did not work, or was not listed, the next look is due at once. */
function withKnownFacts(
  record: LinkRecord,
  known: LinkRecord,
  intent: Intent,
  today: string,
): LinkRecord {
  const { origin: _origin, ...link } = record;
  const { createdAt, alias, told, origin = known.elsewhere && 'uncertain' } = known;
  const keepsTold = told !== undefined && known.unlisted !== true && isWorking(known, today);
  return {
    ...(wasKnownBefore(known, intent)
      ? { ...link, createdAt, alias, ...(origin && { origin }) }
      : record),
    filing: withWanted(known.filing, intent.filing),
    ...(keepsTold && { told }),
  };
}

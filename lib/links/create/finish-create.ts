import { ignoreFailure } from '@/lib/async/queue';
import { acceptLink } from '@/lib/links/accept-link';
import type { LinkJob } from '@/lib/links/context';
import type { CreatedLink } from '@/lib/links/ports';
import { type MadeLink, hasAlias, isProvablyOwn, recordOf } from '@/lib/links/record';
import { discardLink } from '@/lib/links/recover/discard-link';
import { factsOf, isYoungerThan } from '@/lib/links/service-facts';
import { isSameUrl, isWhereAskedFor } from '@/lib/links/short-url';
import { AppError } from '@/lib/model/errors';
import type { LinkOption, LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { plainText } from '@/lib/rules/plain-text';

/** The spelling of a long URL that was sent, and whether it certainly arrived as it was. */
export interface SentSpelling {
  url: string;
  isSafe: boolean;
}

/**
 * Accepts the link that a create was answered with, if it leads where it should.
 *
 * @throws `altered_link` with the link when it leads elsewhere, disabled where it is certainly our own; `not_as_asked` with the
 *   link when it has another alias than the one that was typed; `not_confirmed` with the link when nothing tells where it leads, or
 *   when it may have another password than the one asked for
 */
export async function finishCreate(
  job: LinkJob,
  intent: Intent,
  made: CreatedLink,
  spelling: SentSpelling,
): Promise<ShortenOutcome> {
  await learnAboutAliases(job, intent, made);
  const { verdict, told } = await verifyLink(job, made, spelling);
  // Services give the same link again for the same address, even one that was disabled.
  const isGivenUp = job.givenUp.includes(made.shortUrl);
  if (verdict === 'altered' || isGivenUp) return refuseAltered(job, intent, made, told);
  const outcome = await acceptLink(job, intent, made, {
    how: 'created',
    origin: isProvablyOwn(made.shortUrl, intent) ? 'own' : undefined,
    unconfirmed: optionsOf(intent),
  });
  if (lacksTypedAlias(intent, made)) {
    throw new AppError({ code: 'not_as_asked', field: 'alias', link: outcome.link });
  }
  // Its password is that of another day: the age of a link that is known says nothing of this create.
  if (outcome.how === 'existing' && intent.hasPassword) {
    throw new AppError({ code: 'not_confirmed', field: 'password', link: outcome.link });
  }
  if (verdict === 'same') return outcome;
  throw new AppError({ code: 'not_confirmed', link: outcome.link });
}

/** An alias is honored only where a lost link would be looked for: on a host that nobody knows of, it is as if it were ignored. */
async function learnAboutAliases(
  { dependencies: { traits }, service }: LinkJob,
  { alias, domain }: Intent,
  { shortUrl }: CreatedLink,
): Promise<void> {
  if (alias === null) return;
  const isFound = isWhereAskedFor(shortUrl, { alias, domain }, service);
  await ignoreFailure(traits.learn({ aliases: isFound ? 'honored' : 'ignored' }));
}

/** One that Curtail picked was only a means; where it is ignored, nobody misses it. */
const lacksTypedAlias = ({ alias, ownAlias }: Intent, { shortUrl }: CreatedLink): boolean =>
  alias !== null && !ownAlias && !hasAlias(shortUrl, alias);

/** The answer to a create says nothing about them. */
const optionsOf = ({ hasPassword, expiry }: Intent): LinkOption[] => [
  ...(hasPassword ? ['password' as const] : []),
  ...(expiry === null ? [] : ['expiry' as const]),
];

/** Where a new link leads, compared with what was asked for. */
interface TargetCheck {
  /** `unknown` when the service does not tell and the spelling may have been damaged on the way. */
  verdict: 'same' | 'altered' | 'unknown';
  /** The address as the service tells it; null where it does not. */
  told: string | null;
}

/** Compares where a new link leads with what was asked for. @param spelling what was sent */
async function verifyLink(
  { dependencies, deadline }: Pick<LinkJob, 'dependencies' | 'deadline'>,
  made: CreatedLink,
  spelling: SentSpelling,
): Promise<TargetCheck> {
  const { shortUrl } = made;
  const told =
    made.originalUrl ??
    (await deadline.within(dependencies.api.getTarget(shortUrl)).catch(() => null));
  if (told === null) return { verdict: spelling.isSafe ? 'same' : 'unknown', told };
  return { verdict: isSameUrl(spelling.url, told) ? 'same' : 'altered', told };
}

/**
 * Refuses a link that leads elsewhere than its create asked for. One that is certainly our own is disabled. Any other stays as it
 * is: services that hold two addresses to be the same answer with the link that they have, which may be printed on posters.
 *
 * @param told where it leads
 * @throws `altered_link` with the link, always
 */
async function refuseAltered(
  job: LinkJob,
  intent: Intent,
  made: MadeLink,
  told: string | null,
): Promise<never> {
  if (isProvablyOwn(made.shortUrl, intent)) {
    const link = await discardLink(job, intent, made);
    throw new AppError({ code: 'altered_link', link });
  }
  const link = linkTo(told, job, intent, made);
  // Whoever comes next is told the same: asking once more would only make more such links.
  await ignoreFailure(job.intents.save({ ...intent, refused: link }));
  await learnIfOld(job, intent, made);
  throw new AppError({ code: 'altered_link', link });
}

/** The link as it is: nothing that was asked for is known of it. */
function linkTo(told: string | null, job: LinkJob, intent: Intent, made: MadeLink): LinkRecord {
  const { dependencies, service } = job;
  const asked = { ...intent, longUrl: plainText(told ?? ''), title: '', expiry: null, filing: [] };
  return recordOf({ ...asked, hasPassword: false }, made, {
    service,
    createdAt: dependencies.now(),
    origin: 'uncertain',
  });
}

/** A service that answers with old links will do so again: then another link of a page needs an alias of its own. */
async function learnIfOld(job: LinkJob, { at }: Intent, { shortUrl }: MadeLink): Promise<void> {
  const { dependencies } = job;
  const facts = await factsOf(job, shortUrl);
  const isOld = facts && isYoungerThan(facts, dependencies.now() - at) === false;
  if (isOld) await ignoreFailure(dependencies.traits.learn({ givesExistingLinks: true }));
}

import { ignoreFailure } from '@/lib/async/queue';
import { acceptLink } from '@/lib/links/accept-link';
import type { LinkJob } from '@/lib/links/context';
import type { CreatedLink } from '@/lib/links/ports';
import { type MadeLink, hasAlias, isProvablyOwn, recordOf } from '@/lib/links/record';
import { isSameUrl, isWhereAskedFor } from '@/lib/links/short-url';
import { AppError } from '@/lib/model/errors';
import type { LinkOption, LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { plainText } from '@/lib/rules/plain-text';

import { discardLink } from './discard-link';

/** The spelling of a long URL that was sent, and whether it certainly arrived as it was. */
export interface SentSpelling {
  url: string;
  isSafe: boolean;
}

/**
 * Accepts the link that a create was answered with, if it leads where it should.
 *
 * @throws `altered_link` with the link when it leads elsewhere, disabled where it is certainly our own; `not_as_asked` with the
 *   link when it has another alias than the one that was typed; `not_confirmed` with the link when nothing says where it leads, or
 *   when it may have another password than the one asked for
 */
export async function finishCreate(
  job: LinkJob,
  intent: Intent,
  made: CreatedLink,
  spelling: SentSpelling,
): Promise<ShortenOutcome> {
  const { verdict, reported } = await verifyLink(job, made, spelling);
  // Services give the same link again for the same address, even one that was disabled.
  const isGivenUp = job.givenUp.includes(made.shortUrl);
  if (verdict === 'altered' || isGivenUp) return refuseAltered(job, intent, made, reported);
  const outcome = await acceptLink(job, intent, made, {
    how: 'created',
    origin: isProvablyOwn(made.shortUrl, intent) ? 'own' : undefined,
    unconfirmed: optionsOf(intent),
  });
  if (outcome.how === 'created') await learnAboutAliases(job, intent, made);
  if (lacksTypedAlias(intent, made)) {
    throw new AppError({ code: 'not_as_asked', field: 'alias', link: outcome.link });
  }
  // The link existed before, so it may have another password.
  if (outcome.how === 'existing' && intent.hasPassword) {
    throw new AppError({ code: 'not_confirmed', field: 'password', link: outcome.link });
  }
  if (verdict === 'same') return outcome;
  throw new AppError({ code: 'not_confirmed', link: outcome.link });
}

/** An alias is honored only where a lost link would be looked for: one on another host leaves that open. */
async function learnAboutAliases(
  { dependencies: { traits }, service }: LinkJob,
  { alias, domain }: Intent,
  { shortUrl }: CreatedLink,
): Promise<void> {
  if (alias === null) return;
  const isFound = isWhereAskedFor(shortUrl, { alias, domain }, service);
  const elsewhere = hasAlias(shortUrl, alias) ? 'unknown' : 'ignored';
  await ignoreFailure(traits.learn({ aliases: isFound ? 'honored' : elsewhere }));
}

/** One that Curtail picked was only a means; where it is ignored, it is not missed. */
const lacksTypedAlias = ({ alias, ownAlias }: Intent, { shortUrl }: CreatedLink): boolean =>
  alias !== null && !ownAlias && !hasAlias(shortUrl, alias);

/** The answer to a create says nothing about them. */
const optionsOf = ({ hasPassword, expiry }: Intent): LinkOption[] => [
  ...(hasPassword ? ['password' as const] : []),
  ...(expiry === null ? [] : ['expiry' as const]),
];

/** Where a new link leads, compared with what was asked for. */
interface TargetCheck {
  /** `unknown` when the service does not report it and the spelling may have been damaged on the way. */
  verdict: 'same' | 'altered' | 'unknown';
  reported: string | null;
}

async function verifyLink(
  { dependencies, deadline }: LinkJob,
  { shortUrl, originalUrl }: CreatedLink,
  spelling: SentSpelling,
): Promise<TargetCheck> {
  const reported =
    originalUrl ?? (await deadline.within(dependencies.api.getTarget(shortUrl)).catch(() => null));
  if (reported === null) return { verdict: spelling.isSafe ? 'same' : 'unknown', reported };
  return { verdict: isSameUrl(spelling.url, reported) ? 'same' : 'altered', reported };
}

/**
 * Refuses a link that leads elsewhere than its create asked for. One that is certainly our own is disabled. Any other stays as it
 * is: services that hold two addresses to be the same answer with the link that they have, which may be printed on posters.
 *
 * @throws `altered_link` with the link, always
 */
async function refuseAltered(
  job: LinkJob,
  intent: Intent,
  made: MadeLink,
  reported: string | null,
): Promise<never> {
  if (isProvablyOwn(made.shortUrl, intent)) {
    throw new AppError({ code: 'altered_link', link: await discardLink(job, intent, made) });
  }
  const link = linkTo(reported, job, intent, made);
  await ignoreFailure(job.intents.save({ ...intent, state: 'unsaved', link }));
  throw new AppError({ code: 'altered_link', link });
}

/** The link as it is: nothing that was asked for is known of it. */
function linkTo(
  reported: string | null,
  { dependencies, service }: LinkJob,
  intent: Intent,
  made: MadeLink,
): LinkRecord {
  const longUrl = plainText(reported ?? '');
  const asked = { ...intent, longUrl, title: '', expiry: null, filing: [], hasPassword: false };
  return recordOf(asked, made, { service, createdAt: dependencies.now(), origin: 'uncertain' });
}

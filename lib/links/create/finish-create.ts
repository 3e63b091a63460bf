import { quietly } from '@/lib/async/quietly';
import { acceptLink } from '@/lib/links/accept-link';
import type { LinkJob } from '@/lib/links/link-job';
import { hasAlias, isProvablyOwn } from '@/lib/links/link-origin';
import { AppError } from '@/lib/model/errors';
import type { Intent } from '@/lib/model/intent';
import type { LinkOption } from '@/lib/model/link';
import type { ShortenOutcome } from '@/lib/model/shorten';
import type { Output } from '@/lib/operations/operations';

import { refuseAltered } from './refuse-altered';
import { verifyLink } from './verify-link';

type Made = Output<'createShortUrl'>;

/**
 * Accepts the link that a create was answered with, if it leads where it should.
 *
 * @throws `altered_link` with the link when it leads elsewhere, disabled where it is certainly our own; `not_as_asked` with the
 *   link when it has another alias than the one that was typed; `not_confirmed` with the link when nothing tells where it leads
 */
export async function finishCreate(
  job: LinkJob,
  intent: Intent,
  made: Made,
  spelling: string,
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
  if (verdict === 'same') return outcome;
  throw new AppError({ code: 'not_confirmed', link: outcome.link });
}

async function learnAboutAliases(
  { dependencies: { traits } }: LinkJob,
  { alias }: Intent,
  { shortUrl }: Made,
): Promise<void> {
  if (alias === null) return;
  await quietly(traits.learn({ aliases: hasAlias(shortUrl, alias) ? 'honored' : 'ignored' }));
}

/** One that Curtail picked was only a means; where it is ignored, nobody misses it. */
const lacksTypedAlias = ({ alias, ownAlias }: Intent, { shortUrl }: Made): boolean =>
  alias !== null && !ownAlias && !hasAlias(shortUrl, alias);

/** The answer to a create says nothing about them. */
const optionsOf = ({ hasPassword, expiry }: Intent): LinkOption[] => [
  ...(hasPassword ? ['password' as const] : []),
  ...(expiry === null ? [] : ['expiry' as const]),
];

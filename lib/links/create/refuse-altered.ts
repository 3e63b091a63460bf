import { quietly } from '@/lib/async/quietly';
import { factsOf } from '@/lib/links/facts-of';
import { isYoungerThan } from '@/lib/links/link-facts';
import type { LinkJob } from '@/lib/links/link-job';
import { isProvablyOwn } from '@/lib/links/link-origin';
import { type MadeLink, recordOf } from '@/lib/links/link-record';
import { giveUpLink } from '@/lib/links/recover/discard-link';
import { AppError } from '@/lib/model/errors';
import type { Intent } from '@/lib/model/intent';
import type { LinkRecord } from '@/lib/model/link';
import { plainText } from '@/lib/rules/plain-text';

/**
 * Refuses a link that leads elsewhere than its create asked for. One that is certainly our own is disabled. Any other stays as it
 * is: services that hold two addresses to be the same answer with the link that they have, which may be printed on posters.
 *
 * @param told where it leads
 * @throws `altered_link` with the link, always
 */
export async function refuseAltered(
  job: LinkJob,
  intent: Intent,
  made: MadeLink,
  told: string | null,
): Promise<never> {
  if (isProvablyOwn(made.shortUrl, intent)) {
    const link = await giveUpLink(job, intent, made);
    throw new AppError({ code: 'altered_link', link });
  }
  const link = linkTo(told, job, intent, made);
  // Whoever comes next is told the same: asking once more would only make more such links.
  await quietly(job.intents.save({ ...intent, refused: link }));
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
  if (isOld) await quietly(dependencies.traits.learn({ givesExistingLinks: true }));
}

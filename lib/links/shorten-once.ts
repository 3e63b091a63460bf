import { AppError } from '@/lib/contract/errors';
import type { Intent } from '@/lib/contract/intent';
import type { LinkRecord } from '@/lib/contract/link';
import type { ShortenOutcome } from '@/lib/contract/shorten';

import { acceptLink } from './accept-link';
import { aliasesFor } from './aliases';
import { alsoFile } from './also-file';
import type { AskedLink } from './asked-link';
import { createLink } from './create-link';
import { existingLink, satisfies } from './existing-link';
import { withWanted } from './filing-steps';
import type { LinkJob } from './link-job';
import { resolveIntent } from './resolve-intent';
import { isOnAskedHost } from './short-host';

/** Answers with the link that there is, or was being made, and makes one only when there is none or another one is wanted. */
export async function shortenOnce(job: LinkJob, asked: AskedLink): Promise<ShortenOutcome> {
  if (job.deadline.left() === 0) throw new AppError({ code: 'timeout', outcome: 'none' });
  const [shortPart, intent] = await Promise.all([
    job.dependencies.shortPart(),
    asked.again ? null : job.intents.find(asked.pageKey),
  ]);
  const reusable = reusableAlias(intent, asked, shortPart);
  const earlier = intent && (await findEarlier(job, wantedToo(intent, asked), reusable !== null));
  if (intent !== null && earlier !== null && satisfies(intent, asked)) return earlier;
  return createLink(job, asked, aliasesFor(asked, shortPart, reusable, job.dependencies));
}

/**
 * The link of the page that there is already and that is what was asked for, unless another one is wanted.
 *
 * @param today `YYYY-MM-DD`
 * @throws `wrong_host` with the link when it is not on the host that was asked for
 */
export async function findExisting(
  { history, service }: Pick<LinkJob['dependencies'], 'history' | 'service'>,
  asked: AskedLink,
  today: string,
): Promise<ShortenOutcome | null> {
  // Nobody remembers passwords, so one that is asked for is a new one.
  if (asked.again || asked.hasPassword) return null;
  const fits = (each: LinkRecord): boolean => satisfies(each, asked);
  const found = await existingLink(history, { ...asked, today, fits });
  if (found === null) return null;
  const link = await alsoFile(history, found, asked);
  // What is remembered may come from a file that somebody else wrote: such a link is no more copied unasked than a new one.
  if (!isOnAskedHost(link.shortUrl, asked.domain, await service())) {
    throw new AppError({ code: 'wrong_host', field: 'domain', link });
  }
  return { how: 'existing', link };
}

/** An alias under which the create may be sent again although the first may still be at work: one of the two is refused. */
function reusableAlias(
  intent: Intent | null,
  asked: AskedLink,
  shortPart: 'service' | 'curtail',
): string | null {
  if (intent === null || intent.alias === null) return null;
  const next = asked.alias ?? (shortPart === 'curtail' ? intent.alias : null);
  return next === intent.alias ? next : null;
}

/** The folders asked for now are meant for the earlier link, where that is the one that is wanted. */
const wantedToo = (intent: Intent, asked: AskedLink): Intent =>
  satisfies(intent, asked)
    ? { ...intent, filing: withWanted([], [...intent.filing, ...asked.filing]) }
    : intent;

async function findEarlier(
  job: LinkJob,
  intent: Intent,
  canRepeat: boolean,
): Promise<ShortenOutcome | null> {
  const made = await resolveIntent(job, canRepeat ? { ...intent, settledAt: 0 } : intent);
  return made && acceptLink(job, intent, made, 'found');
}

import { AppError } from '@/lib/contract/errors';
import type { Intent } from '@/lib/contract/intent';
import type { ShortenOutcome } from '@/lib/contract/shorten';

import { acceptLink } from './accept-link';
import { aliasesFor } from './aliases';
import type { AskedLink } from './asked-link';
import { createLink } from './create-link';
import { satisfies } from './existing-link';
import { withWanted } from './filing-steps';
import { giveUpLink } from './give-up-link';
import type { LinkJob } from './link-job';
import type { MadeLink } from './link-record';
import { resolveIntent } from './resolve-intent';

/** Answers with the link that there is, or was being made, and makes one only when there is none or another one is wanted. */
export async function shortenOnce(job: LinkJob, asked: AskedLink): Promise<ShortenOutcome> {
  if (job.deadline.left() === 0) throw new AppError({ code: 'timeout', outcome: 'none' });
  const [shortPart, kept] = await Promise.all([
    asked.shortPart ?? job.dependencies.shortPart(),
    job.intents.find(asked.pageKey),
  ]);
  job.givenUp.push(...kept.flatMap(({ givenUp }) => givenUp?.shortUrl ?? []));
  const intents = asked.again ? [] : kept;
  const reusable = firstReusable(intents, asked, shortPart);
  const earlier = await findFirstEarlier(job, asked, intents, reusable);
  if (earlier !== null) return earlier;
  const alias = reusable?.alias ?? null;
  return createLink(job, asked, aliasesFor(asked, shortPart, alias, job.dependencies));
}

/** The link of the first of these intents that is what was asked for; whatever keeps one from being told keeps a new one from being made. */
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
      if (earlier !== null && satisfies(intent, asked)) return earlier;
    } catch (error) {
      failure ??= { error };
    }
  }
  if (failure !== null) throw failure.error;
  return null;
}

/** The first with an alias under which the create may be sent again although the first may still be at work: one of the two is refused. */
const firstReusable = (
  intents: readonly Intent[],
  asked: AskedLink,
  shortPart: 'service' | 'curtail',
): Intent | null =>
  intents.find(({ alias, made, givenUp }) => {
    if (alias === null || made !== undefined || givenUp !== undefined) return false;
    return alias === (asked.alias ?? (shortPart === 'curtail' ? alias : null));
  }) ?? null;

/** The folders asked for now are meant for the earlier link, where that is the one that is wanted. */
const wantedToo = (intent: Intent, asked: AskedLink): Intent =>
  satisfies(intent, asked)
    ? { ...intent, filing: withWanted([], [...intent.filing, ...asked.filing]) }
    : intent;

async function findEarlier(
  job: LinkJob,
  asked: AskedLink,
  earlier: Intent,
  canRepeat: boolean,
): Promise<ShortenOutcome | null> {
  if (earlier.givenUp !== undefined) return leaveBehind(job, asked, earlier, earlier.givenUp);
  const intent = wantedToo(earlier, asked);
  const made = await resolveIntent(job, canRepeat ? { ...intent, settledAt: 0 } : intent);
  return made && acceptLink(job, intent, made, 'found');
}

/**
 * Sees to it that a link that was given up is off, so that another one can be made.
 * @throws `altered_link` with the link when it used up the alias that is asked for, or when the service does not tell
 */
async function leaveBehind(
  job: LinkJob,
  asked: AskedLink,
  intent: Intent,
  made: MadeLink,
): Promise<null> {
  const { link, isSettled } = await giveUpLink(job, intent, made);
  const usesUpAlias = asked.alias !== null && asked.alias === intent.alias;
  if (isSettled && !usesUpAlias) return null;
  throw new AppError({ code: 'altered_link', link });
}

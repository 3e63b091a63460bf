import { reportOf } from '@/lib/contract/errors';
import type { Intent } from '@/lib/contract/intent';
import type { LinkRecord } from '@/lib/contract/link';

import { madeNothing } from './error-kind';
import type { LinkJob } from './link-job';
import { recordOf, type MadeLink } from './link-record';
import { quietly } from './quietly';

/** A link that leads elsewhere, and what became of it. */
interface GivenUp {
  /** Switched off, where that worked. */
  link: LinkRecord;
  /** Whether certainly no request is under way any more that may yet switch it off. */
  isSettled: boolean;
}

/**
 * Gives up a link that leads elsewhere than its create asked for: switches it off and forgets the intent. Where nobody knows
 * what came of the switching off, the intent stays for the next attempt, so that nobody takes the link for theirs meanwhile.
 */
export async function giveUpLink(job: LinkJob, intent: Intent, made: MadeLink): Promise<GivenUp> {
  const { dependencies, service } = job;
  job.givenUp.push(made.shortUrl);
  const link = recordOf(intent, made, { service, createdAt: dependencies.now(), origin: 'own' });
  const became = await switchOff(job, intent, made);
  const isSettled = became !== 'unknown';
  // A service that never tells must not keep the page from having a link.
  if (isSettled || intent.givenUp !== undefined) await quietly(job.intents.remove(intent));
  return { link: became === 'off' ? { ...link, status: 'disabled' } : link, isSettled };
}

async function switchOff(
  job: LinkJob,
  intent: Intent,
  { shortUrl, id }: MadeLink,
): Promise<'off' | 'on' | 'unknown'> {
  const { dependencies, deadline, intents } = job;
  try {
    if (intent.givenUp === undefined) {
      // Should the worker end now, whoever comes next must not take a link that may yet be switched off.
      await intents.save({ ...intent, givenUp: { shortUrl, id } });
    }
  } catch {
    return 'on';
  }
  try {
    await deadline.within(dependencies.call('disableShortUrl', { shortUrl }));
  } catch (error) {
    return madeNothing(reportOf(error)) ? 'on' : 'unknown';
  }
  // It may have been listed meanwhile.
  await quietly(
    dependencies.history.update(shortUrl, (known) => ({ ...known, status: 'disabled' })),
  );
  return 'off';
}

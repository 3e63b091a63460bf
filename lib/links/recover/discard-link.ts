import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import { type MadeLink, recordOf } from '@/lib/links/record';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent } from '@/lib/model/shorten';

/**
 * Gives up a link that leads elsewhere than its create asked for: switches it off and forgets the intent. Where that did not work,
 * or nobody knows whether it did, the intent stays for the next attempt, so that nobody takes the link for theirs meanwhile.
 *
 * @returns the link, disabled where that worked
 */
export async function discardLink(
  job: LinkJob,
  intent: Intent,
  made: MadeLink,
): Promise<LinkRecord> {
  const { dependencies, service } = job;
  job.givenUp.push(made.shortUrl);
  const link = recordOf(intent, made, { service, createdAt: dependencies.now(), origin: 'own' });
  const isOff = await disableLink(job, intent, made);
  // A service that never does it, or never tells, must not keep the page from having a link.
  if (isOff || intent.givenUp !== undefined) await ignoreFailure(job.intents.remove(intent));
  return isOff ? { ...link, status: 'disabled' } : link;
}

async function disableLink(
  job: LinkJob,
  intent: Intent,
  { shortUrl, id }: MadeLink,
): Promise<boolean> {
  const { dependencies, deadline, intents } = job;
  try {
    if (intent.givenUp === undefined) {
      // Should the worker end now, whoever comes next must not take a link that may yet be switched off.
      await intents.save({ ...intent, givenUp: { shortUrl, id } });
    }
  } catch {
    return false;
  }
  try {
    await deadline.within(dependencies.api.disable(shortUrl));
  } catch {
    return false;
  }
  // It may have been listed meanwhile.
  await ignoreFailure(
    dependencies.history.update(shortUrl, (known) => ({ ...known, status: 'disabled' })),
  );
  return true;
}

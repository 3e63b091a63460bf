import { AppError } from '@/lib/contract/errors';
import type { Intent } from '@/lib/contract/intent';
import type { LinkRecord } from '@/lib/contract/link';
import type { ShortenOutcome } from '@/lib/contract/shorten';

import { acceptLink } from './accept-link';
import type { LinkJob } from './link-job';
import { recordOf } from './link-record';
import { quietly } from './quietly';
import type { Sent } from './send-create';
import { verifyLink } from './verify-link';

/**
 * Accepts a link that leads where it should.
 *
 * @throws `altered_link` with the link, switched off where that worked; `not_confirmed` with the link when nothing tells
 *   where it leads
 */
export async function finishCreate(
  job: LinkJob,
  intent: Intent,
  sent: Sent,
  spelling: string,
): Promise<ShortenOutcome> {
  const verdict = sent.how === 'found' ? 'same' : await verifyLink(job, sent.made, spelling);
  if (verdict === 'altered') {
    const link = await switchOffAltered(job, intent, sent);
    await quietly(job.intents.remove(intent.url));
    throw new AppError({ code: 'altered_link', link });
  }
  const outcome = await acceptLink(job, intent, sent.made, sent.how);
  if (verdict === 'same') return outcome;
  throw new AppError({ code: 'not_confirmed', link: outcome.link });
}

/** Services give the same link again for the same address: one that is remembered is somebody's good link to elsewhere. */
async function switchOffAltered(job: LinkJob, intent: Intent, { made }: Sent): Promise<LinkRecord> {
  const { dependencies, deadline, service } = job;
  const { shortUrl } = made;
  const link = recordOf(intent, made, { service, createdAt: dependencies.now() });
  try {
    if (await dependencies.history.findByShortUrl(shortUrl)) return link;
    await deadline.within(dependencies.call('disableShortUrl', { shortUrl }));
    return { ...link, status: 'disabled' };
  } catch {
    return link;
  }
}

import { AppError } from '@/lib/contract/errors';
import type { Intent } from '@/lib/contract/intent';
import type { ShortenOutcome } from '@/lib/contract/shorten';

import { acceptLink } from './accept-link';
import { giveUpLink } from './give-up-link';
import type { LinkJob } from './link-job';
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
  const verdict = await judge(job, sent, spelling);
  if (verdict === 'altered') {
    const { link } = await giveUpLink(job, intent, sent.made);
    throw new AppError({ code: 'altered_link', link });
  }
  const outcome = await acceptLink(job, intent, sent.made, sent.how);
  if (verdict === 'same') return outcome;
  throw new AppError({ code: 'not_confirmed', link: outcome.link });
}

async function judge(job: LinkJob, sent: Sent, spelling: string): ReturnType<typeof verifyLink> {
  if (sent.how === 'found') return 'same';
  // Services give the same link again for the same address, even one that was switched off.
  if (job.givenUp.includes(sent.made.shortUrl)) return 'altered';
  return verifyLink(job, sent.made, spelling);
}

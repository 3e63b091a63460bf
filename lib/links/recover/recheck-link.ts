import type { LinkJob } from '@/lib/links/link-job';
import type { LinkRecord } from '@/lib/model/link';

import { resolveIntent } from './resolve-intent';

/**
 * Looks for the links of the creates that a page's intents stand for, the oldest first.
 *
 * @returns the link of the newest that has one; null when there is no intent or, certainly, no such link
 * @throws `outcome_unknown`, or `maintenance`, when it cannot be told yet
 */
export async function recheckLink(job: LinkJob, pageKey: string): Promise<LinkRecord | null> {
  let link: LinkRecord | null = null;
  let failure: { error: unknown } | null = null;
  for (const intent of await job.intents.find(pageKey)) {
    try {
      link = (await resolveIntent(job, intent))?.link ?? link;
    } catch (error) {
      failure = { error };
    }
  }
  if (link === null && failure !== null) throw failure.error;
  return link;
}

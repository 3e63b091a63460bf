import type { LinkRecord } from '@/lib/contract/link';

import { acceptLink } from './accept-link';
import type { LinkJob } from './link-job';
import { resolveIntent } from './resolve-intent';

/**
 * Looks for the link of the create that a page's intent stands for.
 *
 * @returns null when there is no such intent or, certainly, no such link
 * @throws `outcome_unknown` when it cannot be told yet
 */
export async function recheckLink(job: LinkJob, pageKey: string): Promise<LinkRecord | null> {
  const intent = await job.intents.find(pageKey);
  const made = intent && (await resolveIntent(job, intent));
  if (intent === null || made === null) return null;
  return (await acceptLink(job, intent, made, 'found')).link;
}

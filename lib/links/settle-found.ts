import { AppError } from '@/lib/model/errors';
import type { Intent } from '@/lib/model/intent';
import type { ShortenOutcome } from '@/lib/model/shorten';

import { acceptLink } from './accept-link';
import { type LinkFacts, checkOptions } from './link-facts';
import type { LinkJob } from './link-job';
import { hasAlias, originOfFound } from './link-origin';
import { dayOf } from './told-link';

/**
 * Accepts a link that was looked up after its create's answer was lost, and compares it with what was asked for.
 *
 * @throws `not_as_asked` with the field and the link when the service says that an option is missing, or it has another alias
 *   than the one that was typed; `wrong_host` with the link
 */
export async function settleFound(
  job: LinkJob,
  intent: Intent,
  facts: LinkFacts,
  how: 'found' | 'existing' = 'found',
): Promise<ShortenOutcome> {
  const { missing, untold } = checkOptions(facts, intent);
  const asItIs = {
    ...intent,
    hasPassword: facts.hasPassword ?? intent.hasPassword,
    expiry: missing.includes('expiry') ? dayOf(facts.expiry) : intent.expiry,
  };
  const origin = originOfFound(facts, intent, job.dependencies.now() - intent.at);
  const outcome = await acceptLink(job, asItIs, facts, { how, origin, unconfirmed: untold });
  const field = fieldAtFault(intent, facts, missing);
  if (field !== undefined) throw new AppError({ code: 'not_as_asked', field, link: outcome.link });
  return outcome;
}

/** What weighs most: a link without its password. */
const fieldAtFault = (
  { alias, ownAlias }: Intent,
  { shortUrl }: LinkFacts,
  missing: ReturnType<typeof checkOptions>['missing'],
) => {
  if (missing.length > 0) return missing[0];
  return alias !== null && !ownAlias && !hasAlias(shortUrl, alias) ? ('alias' as const) : undefined;
};

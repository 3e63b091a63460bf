import { quietly } from '@/lib/async/quietly';
import { acceptLink } from '@/lib/links/accept-link';
import type { LinkJob } from '@/lib/links/link-job';
import { settleFound } from '@/lib/links/settle-found';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Intent } from '@/lib/model/intent';
import type { ShortenOutcome } from '@/lib/model/shorten';

import { giveUpLink } from './discard-link';
import { findLostLink } from './find-lost-link';

/**
 * Finds out what became of a create whose outcome is not known.
 *
 * @returns its link, which is not asked for where it is known, or null when there certainly is none, and then the intent is forgotten
 * @throws `altered_link` with the link when it was given up, switched off where that worked; `outcome_unknown`, or `maintenance`
 *   where the service has said nothing else since the create, when it cannot be told now: what was looked at is kept, so that the
 *   next attempt goes on from there; what `settleFound` throws of a link that is not as it was asked for
 */
export async function resolveIntent(job: LinkJob, intent: Intent): Promise<ShortenOutcome | null> {
  const { made, givenUp, refused } = intent;
  if (made !== undefined) return acceptLink(job, intent, made, { how: 'existing', ...made });
  if (refused !== undefined) throw new AppError({ code: 'altered_link', link: refused });
  if (givenUp !== undefined) {
    const link = await giveUpLink(job, intent, givenUp);
    throw new AppError({ code: 'altered_link', link });
  }
  const lookup = await findLostLink({ ...job, intent });
  if (lookup.state === 'found') return settleFound(job, intent, lookup.link);
  if (lookup.state === 'absent') {
    await job.intents.remove(intent);
    return null;
  }
  await quietly(job.intents.save({ ...intent, checked: lookup.checked }));
  throw new AppError({ ...whyUntold(intent, lookup.cause), outcome: 'unknown' });
}

/** A service in maintenance that said nothing else since the create has hardly made anything; of any other, nobody knows. */
function whyUntold({ inMaintenance }: Intent, cause: ErrorReport | undefined): ErrorReport {
  return inMaintenance === true && cause?.code === 'maintenance'
    ? cause
    : { code: 'outcome_unknown' };
}

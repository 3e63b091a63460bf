import { createSingleFlight, ignoreFailure } from '@/lib/async/queue';
import { requireSpareBudget } from '@/lib/links/actions/link-info';
import { type InTurn, type LinkJob, createDeadline } from '@/lib/links/context';
import type { Intents } from '@/lib/links/intents';
import type { LinksDependencies } from '@/lib/links/ports';
import { reportOf } from '@/lib/model/errors';
import { type Intent, intentKey } from '@/lib/model/shorten';

import { resolveIntent } from './table';

/** In milliseconds: how long an outcome may stay unknown, and how long a look may take, as a person may come for the page meanwhile. */
const times = { kept: 7 * 86_400_000, look: 8000 };

/**
 * Makes what finds out, unasked and within the budget, what became of creates: those of workers that were killed, and of pages that
 * were left. What is given up after a week may be found in the service's list.
 */
export function createSettler(
  dependencies: LinksDependencies,
  intents: Intents,
  inTurn: InTurn,
): () => Promise<void> {
  const share = createSingleFlight<void>();
  const settleAll = async (): Promise<void> => {
    for (const intent of await intents.all()) {
      const deadline = createDeadline(dependencies, times.look);
      const page = { longUrl: intent.longUrl, deadline };
      await ignoreFailure(inTurn(page, async (job) => settle(await job, intent)));
    }
  };
  return async () => share('settle', settleAll);
}

async function settle(job: LinkJob, { url, ...kept }: Intent): Promise<void> {
  const { dependencies, intents } = job;
  // A person may have come for the page meanwhile.
  const key = intentKey({ url, ...kept });
  const intent = (await intents.find(url)).find((each) => intentKey(each) === key);
  if (intent === undefined || !intents.isSettled(intent) || job.deadline.left() === 0) return;
  if (intent.state === 'unknown') {
    if (dependencies.now() - intent.at > times.kept) return intents.remove(intent);
    // Where the service picked, one look has to do; the person has the next.
    if (intent.alias === null) return;
  }
  if (intent.state !== 'unsaved') await requireSpareBudget(dependencies);
  await resolveIntent(job, intent).catch(async (error: unknown) => {
    const isUnknown = intent.state === 'sent' && reportOf(error).link === undefined;
    if (isUnknown) await intents.save({ ...intent, state: 'unknown' });
  });
}

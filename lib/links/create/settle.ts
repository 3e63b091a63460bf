import { createSingleFlight, ignoreFailure } from '@/lib/async/queue';
import { requireSpareBudget } from '@/lib/links/actions/link-info';
import type { LinksDependencies } from '@/lib/links/ports';
import { createDeadline } from '@/lib/links/turn/deadline';
import type { InTurn, LinkJob } from '@/lib/links/turn/turn';
import { reportOf } from '@/lib/model/errors';
import type { Intent } from '@/lib/model/shorten';

import { isSettled, resolveIntent } from './table';

/** In milliseconds: how long an outcome may stay unknown, and how long a look may take, as a person may come for the page meanwhile. */
const times = { kept: 7 * 86_400_000, look: 8000 };

/** Finds out unasked what became of creates of killed workers and closed pages. One given up after a week may yet be listed. */
export function createSettler(
  dependencies: LinksDependencies,
  inTurn: InTurn,
): () => Promise<void> {
  const share = createSingleFlight<void>();
  const settleAll = async (): Promise<void> => {
    for (const intent of await dependencies.intents.all()) {
      const deadline = createDeadline(dependencies, times.look);
      const page = { longUrl: intent.longUrl, deadline };
      await ignoreFailure(inTurn(page, async (job) => settle(job, intent)));
    }
  };
  return async () => share('settle', settleAll);
}

async function settle(job: LinkJob, { url, attempt }: Intent): Promise<void> {
  const { dependencies, deadline } = job;
  const { intents, now } = dependencies;
  const intent = (await intents.find(url)).find((each) => each.attempt === attempt);
  if (intent === undefined || !isSettled(intent, now()) || deadline.left() === 0) return;
  if (intent.state === 'unknown') {
    if (now() - intent.at > times.kept) return intents.remove(intent);
    // Where the service picked, one look has to do; the person has the next.
    if (intent.alias === null) return;
  }
  if (intent.state !== 'unsaved') await requireSpareBudget(dependencies);
  await resolveIntent(job, intent).catch(async (error: unknown) => {
    const isUnknown = intent.state === 'sent' && reportOf(error).link === undefined;
    if (isUnknown) await intents.save({ ...intent, state: 'unknown' });
  });
}

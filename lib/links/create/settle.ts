import { type Enqueue, createSingleFlight, ignoreFailure } from '@/lib/async/queue';
import { requireSpareBudget } from '@/lib/links/actions/refresh-link';
import { type JobFor, createDeadline } from '@/lib/links/context';
import type { Intents } from '@/lib/links/intents';
import type { LinksDependencies } from '@/lib/links/ports';
import { reportOf } from '@/lib/model/errors';
import { type Intent, intentKey } from '@/lib/model/shorten';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { resolveIntent } from './resolve-intent';

/** In milliseconds: how long an outcome may stay unknown, and how long a look may take, as a person may come for the page meanwhile. */
const times = { kept: 7 * 86_400_000, look: 8000 };

interface SettleParts {
  dependencies: LinksDependencies;
  intents: Intents;
  jobFor: JobFor;
  enqueue: Enqueue;
}

/**
 * Makes what finds out, unasked and within the budget, what became of creates: those of workers that were killed, and of pages that
 * were left. What is given up after a week may be found in the service's list.
 */
export function createSettler(parts: SettleParts): () => Promise<void> {
  const share = createSingleFlight<void>();
  return async () => share('settle', async () => settleAll(parts));
}

async function settleAll(parts: SettleParts): Promise<void> {
  for (const intent of await parts.intents.all()) {
    await ignoreFailure(
      parts.enqueue(async () => settle(parts, intent), looseUrlKey(intent.longUrl)),
    );
  }
}

async function settle(parts: SettleParts, { url, attempt }: Intent): Promise<void> {
  const { dependencies, intents } = parts;
  const key = intentKey({ url, attempt });
  // A person may have come for the page meanwhile.
  const intent = (await intents.find(url)).find((each) => intentKey(each) === key);
  if (intent === undefined || !intents.isSettled(intent)) return;
  if (intent.state === 'unknown') {
    if (dependencies.now() - intent.at > times.kept) return intents.remove(intent);
    // Where the service picked, one look has to do; the person has the next.
    if (intent.alias === null) return;
  }
  if (intent.state !== 'unsaved') await requireSpareBudget(dependencies);
  await resolve(parts, intent);
}

async function resolve(
  { intents, jobFor, dependencies }: SettleParts,
  intent: Intent,
): Promise<void> {
  const job = await jobFor(createDeadline(dependencies, times.look));
  try {
    await resolveIntent(job, intent);
  } catch (error) {
    const isUnknown = intent.state === 'sent' && reportOf(error).link === undefined;
    if (isUnknown) await intents.save({ ...intent, state: 'unknown' });
  } finally {
    await Promise.all(job.tidying);
  }
}

import { type Enqueue, createSingleFlight, ignoreFailure } from '@/lib/async/queue';
import { leaveReserve } from '@/lib/links/actions/refresh-link';
import { createDeadline } from '@/lib/links/context';
import type { IntentStore, LinksDependencies } from '@/lib/links/ports';
import type { JobFor } from '@/lib/links/turns';
import { type Intent, intentKey } from '@/lib/model/shorten';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { resolveIntent } from './resolve-intent';

/** In milliseconds. `kept`: how long an outcome may stay unknown; `between`: looks for the same link; `look`: for one of them, as somebody may come for the page meanwhile. */
const settleTimes = { kept: 7 * 86_400_000, between: 3_600_000, look: 8000 };

interface SettleParts {
  dependencies: LinksDependencies;
  intents: IntentStore;
  jobFor: JobFor;
  enqueue: Enqueue;
}

/**
 * Finds out what became of creates whose outcome is not known, without anybody asking: those of workers that were killed, and
 * of pages that nobody comes back to. Each is looked for once an hour at most and within the budget, and given up after a week.
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

async function settle(
  { dependencies, intents, jobFor }: SettleParts,
  { url, attempt }: Intent,
): Promise<void> {
  const { now } = dependencies;
  const key = intentKey({ url, attempt });
  // Whoever came for the page meanwhile may have been told.
  const intent = (await intents.find(url)).find((each) => intentKey(each) === key);
  if (intent === undefined || !isDue(intent, now())) return;
  try {
    if (intent.made === undefined) await leaveReserve(dependencies);
    const looked = { ...intent, lookedAt: now() };
    await intents.save(looked);
    const job = await jobFor(createDeadline(dependencies, settleTimes.look), false);
    try {
      await resolveIntent(job, looked);
    } finally {
      await Promise.all(job.tidying);
    }
  } catch {
    const isOld = intent.made === undefined && now() - intent.at > settleTimes.kept;
    if (isOld) await intents.remove(intent);
  }
}

/** A create that the service may still be at work on is left to whoever waits for it. */
const isDue = ({ settledAt, lookedAt = 0 }: Intent, now: number): boolean =>
  now >= settledAt && Math.abs(now - lookedAt) >= settleTimes.between;

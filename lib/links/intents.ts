import { byAge, intentKey, type Intent } from '@/lib/contract/intent';

import type { AskedLink } from './asked-link';
import type { IntentStore } from './dependencies';
import type { LinkJob } from './link-job';

/**
 * Milliseconds after which a service has certainly ended work that nobody waits for any more. Our choice: PHP's own limit, and
 * the 5 s that a create may wait for its turn where the service's rate limit is known.
 */
const worksFor = 35_000;

/** Picks where a request's intent is kept. */
export type IntentsFor = (isPrivate: boolean) => IntentStore;

/** Those of private windows are kept in the worker's memory alone: nothing of them is stored, and they go with it. */
export function createIntents(stored: IntentStore): IntentsFor {
  const inMemory = new Map<string, Intent>();
  const all = () => [...inMemory.values()].toSorted(byAge);
  const passing: IntentStore = {
    all: async () => all(),
    find: async (pageKey) => all().filter(({ url }) => url === pageKey),
    save: async (intent) => void inMemory.set(intentKey(intent), intent),
    remove: async (intent) => void inMemory.delete(intentKey(intent)),
  };
  return (isPrivate) => (isPrivate ? passing : stored);
}

/** The intent to create what was asked for, under an alias or none, at this moment. What was given up before is none of its links. */
export function intentOf(
  asked: AskedLink,
  alias: string | null,
  { dependencies, attempt, givenUp }: Pick<LinkJob, 'dependencies' | 'attempt' | 'givenUp'>,
): Intent {
  const { pageKey: url, longUrl, title, domain, expiry, hasPassword, filing } = asked;
  const at = dependencies.now();
  const settledAt = at + worksFor;
  const wanted = { longUrl, title, alias, domain, expiry, hasPassword, filing };
  return { url, attempt, ...wanted, at, settledAt, checked: [...givenUp] };
}

import { type Intent, intentKey } from '@/lib/model/shorten';

import type { LinkJob } from './context';
import type { IntentStore, LinksDependencies } from './ports';
import type { AskedLink } from './request';

/**
 * Milliseconds within which "not there" does not mean "never made": a service goes on working behind a proxy that has given up,
 * for PHP's own limit of 30 s after the 5 s that a create may wait for the rate limit, and its replicas lag behind it.
 */
const unsettledTime = 60_000;

/** Picks where a request's intent is kept. */
export type IntentsFor = (isPrivate: boolean) => IntentStore;

type Clock = Pick<LinksDependencies, 'now' | 'ticks'>;

/** Gives the intents of a window. Nothing is stored of those of private windows: `passingIntents` goes with the worker. */
export function createIntents({
  intents: stored,
  passingIntents: passing,
  ...clock
}: Clock & Pick<LinksDependencies, 'intents' | 'passingIntents'>): IntentsFor {
  const [rightPassing, rightStored] = [
    withRightTimes(passing, clock),
    withRightTimes(stored, clock),
  ];
  return (isPrivate) => (isPrivate ? rightPassing : rightStored);
}

/**
 * Keeps the times of intents right although the clock may be set: by how much it was, is known of those that this worker saved;
 * of the others, that none can be further ahead than it was when it was saved.
 */
function withRightTimes(store: IntentStore, { now, ticks }: Clock): IntentStore {
  const savedAt = new Map<string, { now: number; ticks: number }>();
  const right = (intent: Intent): Intent => {
    const saved = savedAt.get(intentKey(intent));
    const wasSet = saved && now() - saved.now - (ticks() - saved.ticks);
    const ahead = Math.max(0, intent.settledAt - now() - unsettledTime);
    const moved = wasSet ?? -ahead;
    return moved === 0
      ? intent
      : { ...intent, at: intent.at + moved, settledAt: intent.settledAt + moved };
  };
  return {
    all: async () => (await store.all()).map(right),
    find: async (pageKey) => (await store.find(pageKey)).map(right),
    async save(intent) {
      savedAt.set(intentKey(intent), { now: now(), ticks: ticks() });
      await store.save(intent);
    },
    async remove(intent) {
      savedAt.delete(intentKey(intent));
      await store.remove(intent);
    },
  };
}

/** An intent as it is kept, with its times as they are right now; itself where it is not kept. */
export async function storedIntent(intents: IntentStore, intent: Intent): Promise<Intent> {
  const kept = await intents.find(intent.url).catch(() => []);
  return kept.find(({ attempt }) => attempt === intent.attempt) ?? intent;
}

/** The intent to create what was asked for, under an alias or none, at this moment. What was given up before is none of its links. */
export function intentOf(
  asked: AskedLink,
  alias: string | null,
  { dependencies, attempt, givenUp }: Pick<LinkJob, 'dependencies' | 'attempt' | 'givenUp'>,
): Intent {
  const { pageKey: url, longUrl, title, domain, expiry, hasPassword, filing, extras } = asked;
  const at = dependencies.now();
  const settledAt = at + unsettledTime;
  const ownAlias = alias !== null && (asked.alias === null || asked.ownAlias);
  const wanted = {
    longUrl,
    title,
    alias,
    ownAlias,
    domain,
    expiry,
    hasPassword,
    filing,
    ...(extras === undefined ? {} : { extras }),
  };
  return { url, attempt, ...wanted, at, settledAt, checked: [...givenUp] };
}

import { type Intent, intentKey } from '@/lib/model/shorten';

import type { LinkJob } from './context';
import type { IntentStore, LinksDependencies } from './ports';
import type { AskedLink } from './request';

/**
 * Milliseconds within which "not there" does not mean "never made": a service goes on working behind a proxy that has given up,
 * for PHP's own limit of 30 s after the 5 s that a create may wait for the rate limit, and its replicas lag behind it.
 */
const unsettledTime = 60_000;

/** Intents that know their age. */
export interface Intents extends IntentStore {
  /** Whether "not there" means "never made" by now. */
  isSettled(intent: Intent): boolean;
}

type Clock = Pick<LinksDependencies, 'now' | 'ticks'>;

/** A clock that is set ages nothing that this worker sent. */
export function withAge(store: IntentStore, { now, ticks }: Clock): Intents {
  /** By how much the clock was ahead of the ticks as an intent was sent. */
  const lead = () => now() - ticks();
  const leads = new Map<string, number>();
  return {
    all: async () => store.all(),
    find: async (pageKey) => store.find(pageKey),
    remove: async (intent) => store.remove(intent),
    async save(intent) {
      if (intent.state === 'sent') leads.set(intentKey(intent), lead());
      await store.save(intent);
    },
    isSettled(intent) {
      const wasSet = lead() - (leads.get(intentKey(intent)) ?? lead());
      return now() - wasSet - intent.at >= unsettledTime;
    },
  };
}

/** The intent to create what was asked for, under an alias or none, at this moment. */
export function intentOf(
  asked: AskedLink,
  alias: string | null,
  { dependencies, attempt }: Pick<LinkJob, 'dependencies' | 'attempt'>,
): Intent {
  const { pageKey: url, longUrl, title, domain, expiry, hasPassword, filing, extras } = asked;
  const ownAlias = alias !== null && (asked.alias === null || asked.ownAlias);
  const wanted = { longUrl, title, alias, ownAlias, domain, expiry, hasPassword, filing };
  const chosen = extras === undefined ? {} : { extras };
  return { url, attempt, ...wanted, ...chosen, at: dependencies.now(), state: 'sent' };
}

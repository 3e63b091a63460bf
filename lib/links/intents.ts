import { type Intent, intentKey } from '@/lib/model/shorten';

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

export function withAge(
  store: IntentStore,
  { now, ticks }: Pick<LinksDependencies, 'now' | 'ticks'>,
): Intents {
  /** What this worker sent ages by a clock that is never set. */
  const sentAt = new Map<string, number>();
  return {
    all: async () => store.all(),
    find: async (pageKey) => store.find(pageKey),
    remove: async (intent) => store.remove(intent),
    async save(intent) {
      if (intent.state === 'sent' && !sentAt.has(sendingOf(intent)))
        sentAt.set(sendingOf(intent), ticks());
      await store.save(intent);
    },
    isSettled(intent) {
      const sent = sentAt.get(sendingOf(intent));
      return (sent === undefined ? now() - intent.at : ticks() - sent) >= unsettledTime;
    },
  };
}

/** The same create may be sent again later. */
const sendingOf = (intent: Intent): string => `${intentKey(intent)} ${String(intent.at)}`;

/** The intent to create what was asked for. @param at epoch milliseconds */
export function intentOf(asked: AskedLink, attempt: string, at: number): Intent {
  const { pageKey: url, longUrl, title, alias, ownAlias, domain, expiry } = asked;
  const { hasPassword, filing, extras } = asked;
  const wanted = { longUrl, title, alias, ownAlias, domain, expiry, hasPassword, filing };
  const chosen = extras === undefined ? {} : { extras };
  return { url, attempt, ...wanted, ...chosen, at, state: 'sent' };
}

import { createAccount } from '@/lib/account/account';
import type { RememberedAnswer } from '@/lib/account/ports';
import { createClient } from '@/lib/api/client';
import type { ChangeName, Input, ReadName } from '@/lib/operations/operations';

import { connected, fakeServices } from '../options/fake-services';

/** Never used up. */
const freeBudget = { acquire: async () => async () => undefined };

/** The page's services with the background's own account and API client behind them, and a service's `fetch` behind those. */
export function backgroundOf(fetch: typeof globalThis.fetch) {
  const kept = new Map<string, RememberedAnswer>();
  const account = createAccount({
    call: createClient({
      fetch,
      now: Date.now,
      credentials: async () => ({ address: connected.address, key: 'a-key' }),
      permitted: async () => true,
      online: () => true,
      budgets: { account: freeBudget, shortUrl: freeBudget },
    }),
    now: Date.now,
    service: async () => connected.id,
    fetchPicture: async () => {
      throw new Error('nobody asked for a picture');
    },
    store: {
      find: async (key) => kept.get(key) ?? null,
      save: async (key, answer) => void kept.set(key, answer),
      forget: async (isMeant) => {
        for (const [key, answer] of kept) if (isMeant(answer)) kept.delete(key);
      },
    },
  });
  return fakeServices({
    'connection.get': () => connected,
    'account.known': async ({ operation, input }) =>
      account.known(operation as ReadName, input as Input<ReadName>),
    'account.read': async ({ operation, input, within }) =>
      account.read(operation as ReadName, input as Input<ReadName>, within),
    'account.change': async ({ operation, input }) =>
      account.change(operation as ChangeName, input as Input<ChangeName>),
    'budget.get': () => ({ limit: 30, left: 30, spareAt: 0, resetsAt: 0 }),
  });
}

import { createBudget } from '@/lib/api/budget';
import { createClient } from '@/lib/api/create-client';
import { createTrueAddressFinder } from '@/lib/api/find-true-address';
import { createConnections, type Connections } from '@/lib/connection/create-connections';
import type { Connection } from '@/lib/contract/connection';
import { forgetEverything } from '@/lib/storage/forget-everything';
import {
  budgetItem,
  connectionItem,
  domainsItem,
  intentsItem,
  linksSyncItem,
  numberingItem,
  preferencesItem,
  shortUrlBudgetItem,
} from '@/lib/storage/items';

import { online, permitted } from './compose';
import { accountAnswers } from './open-stores';

type Budgets = ReturnType<typeof composeBudgets>;

/** Ends all that is done for the connection there was, makes a change to what is stored, and only then lets anything else be done. */
export type Replace = (change: () => Promise<void>) => Promise<void>;

const now = Date.now;
const wait = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The connection outlasts what is done for it, so it reaches its stores by itself. */
export const composeConnections = (budgets: Budgets, replace: Replace): Connections =>
  createConnections({
    callWith: (credentials) =>
      createClient({
        fetch,
        now,
        credentials: async () => credentials,
        permitted,
        online,
        budgets,
      }),
    findTrueAddress: createTrueAddressFinder(fetch),
    store: {
      get: connectionItem.get,
      set: async (connection) => replace(async () => setConnection(connection)),
      clear: async () => replace(forgetEverything),
    },
    now,
    newId: () => crypto.randomUUID(),
  });

/** Each API has its own; that of the short-URL API has no limit until the service tells one. */
export function composeBudgets() {
  const { get: load, set: save } = shortUrlBudgetItem;
  // Read as soon as the worker lives: a link must not wait for it.
  void load().catch(() => undefined);
  return {
    account: createBudget({ now, wait, load: budgetItem.get, save: budgetItem.set }),
    shortUrl: createBudget({ now, wait, load, save, limit: Infinity }),
  };
}

/** What was remembered of another service says nothing of this one; its links stay, under its name. */
async function setConnection(connection: Connection): Promise<void> {
  const before = await connectionItem.get();
  if (before !== null && before.address !== connection.address) {
    await Promise.all([
      intentsItem.remove(),
      domainsItem.remove(),
      numberingItem.remove(),
      shortUrlBudgetItem.remove(),
      preferencesItem.update((preferences) => ({
        ...preferences,
        lastDomain: null,
        shortHosts: [],
      })),
    ]);
  }
  await connectionItem.set(connection);
  // Another key may see other things; the answers of the former one are nobody's now, even if they cannot be taken away.
  await Promise.all([accountAnswers.clear(), linksSyncItem.remove()]).catch(() => undefined);
}

import { type Budget, createBudget } from '@/lib/api/budget';
import { memoized } from '@/lib/async/lazy';
import type { BudgetState } from '@/lib/model/account';
import type { Operation } from '@/lib/operations/operation';
import { linkWayOf } from '@/lib/rules/offered';
import { entryOf } from '@/lib/storage/by-service';
import type { StoredItem } from '@/lib/storage/stored-item';

import type { ServiceStores } from './service-stores';

type Api = Operation['api'];

/** What a service allows at a time, for each of its APIs. */
export type Budgets = Readonly<Record<Api, Budget>>;

type BudgetItem = Pick<StoredItem<Record<string, BudgetState>>, 'get' | 'update'>;

interface BudgetParts {
  stores: Record<'budget' | 'shortUrlBudget', BudgetItem>;
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Keeps the rate limits of every service by itself: one that locks us out says nothing of another. Each API has its own; that of
 * the short-URL API has no limit until the service tells one.
 * @returns the budgets of a service, by its id
 */
export function composeBudgets({ stores, wait }: BudgetParts): (serviceId: string) => Budgets {
  // Read as soon as the worker lives: a link must not wait for it.
  void stores.shortUrlBudget.get().catch(() => undefined);
  const parts = (item: BudgetItem, serviceId: string) => {
    const { get: load, set: save } = entryOf(item, serviceId);
    return { now: Date.now, wait, load, save };
  };
  return memoized((serviceId) => ({
    account: createBudget(parts(stores.budget, serviceId)),
    shortUrl: createBudget({ ...parts(stores.shortUrlBudget, serviceId), limit: Infinity }),
  }));
}

/** The budgets of a service; `links` is that of the API which makes them. */
export interface ServiceBudgets extends Budgets {
  links: Pick<Budget, 'view'>;
}

const apiOfWay = { shortUrl: 'shortUrl', accountLinks: 'account' } as const;

/** Adds the budget of the API that makes links, as it is chosen at each moment. */
export const withLinks = (
  budgets: Budgets,
  { connection }: Pick<ServiceStores, 'connection'>,
): ServiceBudgets => ({
  ...budgets,
  links: {
    view: async () => budgets[apiOfWay[linkWayOf(await connection.get()) ?? 'shortUrl']].view(),
  },
});

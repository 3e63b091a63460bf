import { type Budget, createBudget } from '@/lib/api/budget';
import { memoized } from '@/lib/async/lazy';
import type { BudgetState } from '@/lib/model/account';
import type { Operation } from '@/lib/operations/operation';
import { linkWayOf } from '@/lib/rules/offered';
import { entryOf } from '@/lib/storage/by-service';
import type { StoredItem } from '@/lib/storage/stored-item';

import type { ServiceStores } from './service-stores';

export type Budgets = Readonly<Record<Operation['api'], Budget>>;

type BudgetItem = Pick<StoredItem<Record<string, BudgetState>>, 'get' | 'update'>;

/** By the service's id. The short-URL API has no limit until the service reports one. */
export function composeBudgets(
  { budget, shortUrlBudget }: Record<'budget' | 'shortUrlBudget', BudgetItem>,
  wait: (milliseconds: number) => Promise<void>,
): (serviceId: string) => Budgets {
  // Read as soon as the worker lives: a link must not wait for it.
  void shortUrlBudget.get().catch(() => undefined);
  return memoized((serviceId) => {
    const budgetIn = (item: BudgetItem, limit?: number): Budget => {
      const { get: load, set: save } = entryOf(item, serviceId);
      return createBudget({ now: Date.now, wait, load, save, ...(limit && { limit }) });
    };
    return { account: budgetIn(budget), shortUrl: budgetIn(shortUrlBudget, Infinity) };
  });
}

export type ServiceBudgets = ReturnType<typeof withLinks>;

/** Adds `links`, that of the API which makes links, as it is chosen at each moment. */
export const withLinks = (budgets: Budgets, { connection }: Pick<ServiceStores, 'connection'>) => ({
  ...budgets,
  links: {
    view: async () => {
      const isByAccount = linkWayOf(await connection.get()) === 'accountLinks';
      return budgets[isByAccount ? 'account' : 'shortUrl'].view();
    },
  },
});

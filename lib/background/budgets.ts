import { type Budget, createBudget } from '@/lib/api/budget';
import type { BudgetState } from '@/lib/model/account';
import type { Operation } from '@/lib/operations/operation';
import { linkWayOf } from '@/lib/rules/offered';
import { serviceIdOf } from '@/lib/rules/services';
import type { StoredItem } from '@/lib/storage/stored-item';

import type { ServiceStores } from './stores';

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
 * @returns the budgets of a service (`serviceIdOf`)
 */
export function composeBudgets({ stores, wait }: BudgetParts): (serviceId: string) => Budgets {
  // Read as soon as the worker lives: a link must not wait for it.
  void stores.shortUrlBudget.get().catch(() => undefined);
  const known = new Map<string, Budgets>();
  const parts = (item: BudgetItem, serviceId: string) => ({
    now: Date.now,
    wait,
    load: async () => (await item.get())[serviceId] ?? null,
    save: async (state: BudgetState) =>
      void (await item.update((all) => ({ ...all, [serviceId]: state }))),
  });
  return (serviceId) => {
    const budgets = known.get(serviceId) ?? {
      account: createBudget(parts(stores.budget, serviceId)),
      shortUrl: createBudget({ ...parts(stores.shortUrlBudget, serviceId), limit: Infinity }),
    };
    known.set(serviceId, budgets);
    return budgets;
  };
}

/** The budgets of the connected service; `links` is that of the API which makes them. */
export interface ConnectedBudgets extends Budgets {
  links: Pick<Budget, 'view'>;
}

const apiOfWay = { shortUrl: 'shortUrl', accountLinks: 'account' } as const;

/** The budgets of the service that a connection leads to; without one nothing is sent. */
export function budgetsOfConnected(
  budgetsOf: (serviceId: string) => Budgets,
  { connection }: Pick<ServiceStores, 'connection'>,
): ConnectedBudgets {
  const of = (api: Api): Budget => {
    const current = async (): Promise<Budget> => {
      const connected = await connection.get();
      return budgetsOf(connected === null ? '' : serviceIdOf(connected))[api];
    };
    return {
      acquire: async () => (await current()).acquire(),
      view: async () => (await current()).view(),
    };
  };
  const apis = { account: of('account'), shortUrl: of('shortUrl') };
  const view = async () => {
    const way = linkWayOf(await connection.get()) ?? 'shortUrl';
    return apis[apiOfWay[way]].view();
  };
  return { ...apis, links: { view } };
}

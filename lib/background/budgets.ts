import { type Budget, createBudget } from '@/lib/api/rate-limit/budget';
import type { BudgetState } from '@/lib/model/account';
import type { Operation } from '@/lib/operations/operation';
import { linkWayOf } from '@/lib/rules/offered';
import type { StoredItem } from '@/lib/storage/stored-item';

import type { Stores } from './stores';

type Api = Operation['api'];

/** What a service allows at a time, for each of its APIs. */
export type Budgets = Readonly<Record<Api, Budget>>;

interface BudgetParts {
  stores: Pick<Stores, 'budget' | 'shortUrlBudget'>;
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Keeps the rate limits of every service by itself: one that locks us out says nothing of another. Each API has its own; that of
 * the short-URL API has no limit until the service tells one.
 * @returns the budgets of the service at a base address
 */
export function composeBudgets({ stores, wait }: BudgetParts): (address: string) => Budgets {
  // Read as soon as the worker lives: a link must not wait for it.
  void stores.shortUrlBudget.get().catch(() => undefined);
  const known = new Map<string, Budgets>();
  const parts = (item: StoredItem<Record<string, BudgetState>>, address: string) => ({
    now: Date.now,
    wait,
    load: async () => (await item.get())[address] ?? null,
    save: async (state: BudgetState) =>
      void (await item.update((all) => ({ ...all, [address]: state }))),
  });
  return (address) => {
    const budgets = known.get(address) ?? {
      account: createBudget(parts(stores.budget, address)),
      shortUrl: createBudget({ ...parts(stores.shortUrlBudget, address), limit: Infinity }),
    };
    known.set(address, budgets);
    return budgets;
  };
}

/** The budgets of the connected service; `links` is that of the API which makes them. */
export interface ConnectedBudgets extends Budgets {
  links: Pick<Budget, 'view'>;
}

const apiOfWay = { shortUrl: 'shortUrl', accountLinks: 'account' } as const;

/** The budgets of whatever service is connected; without one nothing is sent. */
export function budgetsOfConnected(
  budgetsOf: (address: string) => Budgets,
  { connection }: Pick<Stores, 'connection'>,
): ConnectedBudgets {
  const of = (api: Api): Budget => {
    const current = async (): Promise<Budget> =>
      budgetsOf((await connection.get())?.address ?? '')[api];
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

import { browser } from 'wxt/browser';

import type { Job } from '@/lib/model/job';
import type { Intent } from '@/lib/model/shorten';
import { jobsOfOthers } from '@/lib/rules/job';
import type { Scope } from '@/lib/services/scope';
import { createAccountAnswers } from '@/lib/storage/account-answers';
import { bulkRows } from '@/lib/storage/bulk-rows';
import { intentsOfOthers } from '@/lib/storage/by-service';
import { type InTransaction, inTransaction } from '@/lib/storage/database';
import { drafts } from '@/lib/storage/drafts';
import {
  begunJobsItem,
  budgetItem,
  bulkItem,
  bulkKeyItem,
  currentItem,
  expiryNoteItem,
  intentsItem,
  jobsItem,
  linksSyncItem,
  pendingTabsItem,
  preferencesItem,
  servicesItem,
  shortUrlBudgetItem,
} from '@/lib/storage/items';
import { managedSettings } from '@/lib/storage/managed';
import { sealingKeys } from '@/lib/storage/sealing-key';
import type { StoredItem } from '@/lib/storage/stored-item';

/** Everything that is stored, for the work of one scope alone: once that has ended, it reads and writes nothing any more. */
export type Stores = ReturnType<typeof openStores>;

/** Opens every store for the work of a scope; nothing in the background reaches one by another way. */
export function openStores({ guard, step }: Scope, memory: WorkerMemory) {
  const item = <T>({ onChange, ...functions }: StoredItem<T>): StoredItem<T> => ({
    ...guard(functions),
    onChange,
  });
  const transaction: InTransaction = async (...all) => step(async () => inTransaction(...all));
  return {
    services: item(servicesItem),
    current: item(currentItem),
    sealingKeys: guard({ get: sealingKeys.get }),
    preferences: item(preferencesItem),
    managed: guard({ get: managedSettings.get }),
    linksSyncs: item(linksSyncItem),
    allIntents: item(intentsItem),
    jobs: item(jobsItem),
    begunJobs: item(begunJobsItem),
    bulk: item(bulkItem),
    bulkKey: item(bulkKeyItem),
    pendingTabs: item(pendingTabsItem),
    expiryNote: item(expiryNoteItem),
    drafts: guard(drafts),
    passingJobs: guard({ get: memory.jobs.get, update: memory.jobs.update }),
    allPassingIntents: guard(memory.intents),
    budget: item(budgetItem),
    shortUrlBudget: item(shortUrlBudgetItem),
    bulkRows: guard(bulkRows),
    accountAnswers: guard(accountAnswers),
    inTransaction: transaction,
  };
}

export type WorkerMemory = ReturnType<typeof createWorkerMemory>;

/**
 * What is kept in the worker's memory alone, as it is of private windows or could not be stored: it goes with the worker, and not
 * with a scope.
 */
export function createWorkerMemory() {
  const jobs = memoryOf<Job[]>([]);
  const intents = memoryOf<Record<string, Intent>>({});
  return {
    jobs,
    intents,
    /** Forgets what is of none of these services; without any, everything. */
    async keepOf(ids: readonly string[]): Promise<void> {
      const isGone = (service: string): boolean => !ids.includes(service);
      await jobs.update((all) => (ids.length === 0 ? [] : jobsOfOthers(all, isGone)));
      await intents.update((all) => intentsOfOthers(all, isGone));
    },
  };
}

/** A stored item in memory alone. */
export function memoryOf<T>(empty: T): Pick<StoredItem<T>, 'get' | 'update' | 'remove'> {
  let kept = empty;
  return {
    get: async () => kept,
    update: async (change) => {
      kept = change(kept);
      return kept;
    },
    remove: async () => void (kept = empty),
  };
}

/** What another version of the extension remembered may have other shapes. */
export const accountAnswers = createAccountAnswers(browser.runtime.getManifest().version);

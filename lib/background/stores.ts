import { browser } from 'wxt/browser';

import { lazy } from '@/lib/async/lazy';
import type { Intent } from '@/lib/model/shorten';
import { forgetRunsOf } from '@/lib/runs/forget-runs';
import { createMemoryStore } from '@/lib/runs/memory';
import type { RunStore } from '@/lib/runs/ports';
import type { Scope } from '@/lib/services/scope';
import { createAccountAnswers } from '@/lib/storage/account-answers';
import { intentsOfOthers } from '@/lib/storage/by-service';
import { type InTransaction, inTransaction } from '@/lib/storage/database';
import { drafts } from '@/lib/storage/drafts';
import {
  budgetItem,
  currentItem,
  expiryNoteItem,
  intentsItem,
  jobsItem,
  linksSyncItem,
  pendingTabsItem,
  preferencesItem,
  qrLooksItem,
  rowPasswordsItem,
  runsItem,
  servicesItem,
  shortUrlBudgetItem,
} from '@/lib/storage/items';
import { managedSettings } from '@/lib/storage/managed';
import { runRows } from '@/lib/storage/run-rows';
import { sealingKeys } from '@/lib/storage/sealing-key';
import type { StoredItem } from '@/lib/storage/stored-item';

export const storedRuns: RunStore = {
  heads: runsItem,
  notes: jobsItem,
  passwords: rowPasswordsItem,
  rows: runRows,
};

/** What another version of the extension remembered may have other shapes. */
export const accountAnswers = lazy(() =>
  createAccountAnswers(browser.runtime.getManifest().version),
);

/** Everything that is stored; once the scope has ended, it reads and writes nothing any more. */
export type Stores = ReturnType<typeof openStores>;

/** Nothing in the background that belongs to a scope reaches a store by another way. */
export function openStores({ guard, step }: Scope, memory: WorkerMemory) {
  const item = <T>({ get, set, update, remove }: StoredItem<T>) =>
    guard({ get, set, update, remove });
  const guardRuns = ({ heads, notes, passwords, rows }: RunStore): RunStore => ({
    heads: guard(heads),
    notes: guard(notes),
    passwords: guard(passwords),
    rows: guard(rows),
  });
  const transaction: InTransaction = async (...all) => step(async () => inTransaction(...all));
  return {
    services: item(servicesItem),
    current: item(currentItem),
    sealingKeys: guard({ get: sealingKeys.get }),
    preferences: item(preferencesItem),
    allQrLooks: item(qrLooksItem),
    managed: guard({ get: managedSettings.get }),
    linksSyncs: item(linksSyncItem),
    allIntents: item(intentsItem),
    pendingTabs: item(pendingTabsItem),
    expiryNote: item(expiryNoteItem),
    drafts: guard(drafts),
    runs: guardRuns(storedRuns),
    passingRuns: guardRuns(memory.runs),
    allPassingIntents: guard(memory.intents),
    budget: item(budgetItem),
    shortUrlBudget: item(shortUrlBudgetItem),
    accountAnswers: guard(accountAnswers()),
    inTransaction: transaction,
  };
}

export type WorkerMemory = ReturnType<typeof createWorkerMemory>;

/** What is of private windows, or could not be stored: it goes with the worker, not with a scope. */
export function createWorkerMemory() {
  const runs = createMemoryStore(memoryOf);
  const intents = memoryOf<Record<string, Intent>>({});
  return {
    runs,
    intents,
    async keepOf(ids: readonly string[]): Promise<void> {
      const isGone = (service: string): boolean => !ids.includes(service);
      if (ids.length === 0) await runs.notes.update(() => []);
      await forgetRunsOf(runs, isGone);
      await intents.update((all) => intentsOfOthers(all, isGone));
    },
  };
}

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

import { browser } from 'wxt/browser';

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
  rowPasswordsItem,
  runsItem,
  servicesItem,
  shortUrlBudgetItem,
} from '@/lib/storage/items';
import { managedSettings } from '@/lib/storage/managed';
import { runRows } from '@/lib/storage/run-rows';
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
  const guardStore = ({ heads, notes, passwords, rows }: RunStore): RunStore => ({
    heads: guard({ get: heads.get, update: heads.update }),
    notes: guard({ get: notes.get, update: notes.update }),
    passwords: guard({ get: passwords.get, update: passwords.update }),
    rows: guard(rows),
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
    pendingTabs: item(pendingTabsItem),
    expiryNote: item(expiryNoteItem),
    drafts: guard(drafts),
    runs: guardStore({
      heads: runsItem,
      notes: jobsItem,
      passwords: rowPasswordsItem,
      rows: runRows,
    }),
    passingRuns: guardStore(memory.runs),
    allPassingIntents: guard(memory.intents),
    budget: item(budgetItem),
    shortUrlBudget: item(shortUrlBudgetItem),
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
  const runs = createMemoryStore(memoryOf);
  const intents = memoryOf<Record<string, Intent>>({});
  return {
    runs,
    intents,
    /** Forgets what is of none of these services; without any, everything. */
    async keepOf(ids: readonly string[]): Promise<void> {
      const isGone = (service: string): boolean => !ids.includes(service);
      if (ids.length === 0) await runs.notes.update(() => []);
      await forgetRunsOf(runs, isGone);
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

import { browser } from 'wxt/browser';

import type { Scope } from '@/lib/connection/scope';
import type { ServiceAccount } from '@/lib/model/connection';
import { createAccountAnswers } from '@/lib/storage/account-answers';
import { bulkRows } from '@/lib/storage/bulk-rows';
import { type InTransaction, inTransaction } from '@/lib/storage/database';
import { drafts } from '@/lib/storage/drafts';
import { createIntentStore } from '@/lib/storage/intents';
import {
  begunJobsItem,
  budgetItem,
  bulkItem,
  bulkKeyItem,
  connectionItem,
  domainsItem,
  expiryNoteItem,
  jobsItem,
  linksSyncItem,
  linkIdMatchItem,
  pendingTabsItem,
  preferencesItem,
  shortUrlBudgetItem,
  traitsItem,
} from '@/lib/storage/items';
import { sealingKeys } from '@/lib/storage/sealing-key';
import type { StoredItem } from '@/lib/storage/stored-item';

/** Everything that is stored, for the work of one scope alone: once that has ended, it reads and writes nothing any more. */
export type Stores = ReturnType<typeof openStores>;

/** Opens every store for the work of a scope; nothing in the background reaches one by another way. */
export function openStores({ guard, step }: Scope) {
  const item = <T>({ onChange, ...functions }: StoredItem<T>): StoredItem<T> => ({
    ...guard(functions),
    onChange,
  });
  const transaction: InTransaction = async (...all) => step(async () => inTransaction(...all));
  return {
    connection: item(connectionItem),
    sealingKeys: guard({ get: sealingKeys.get }),
    preferences: item(preferencesItem),
    domains: item(domainsItem),
    linkIdMatch: item(linkIdMatchItem),
    traits: item(traitsItem),
    linksSync: item(linksSyncItem),
    jobs: item(jobsItem),
    begunJobs: item(begunJobsItem),
    bulk: item(bulkItem),
    bulkKey: item(bulkKeyItem),
    pendingTabs: item(pendingTabsItem),
    expiryNote: item(expiryNoteItem),
    drafts: guard(drafts),
    intents: guard(createIntentStore(connectedAddress)),
    budget: item(budgetItem),
    shortUrlBudget: item(shortUrlBudgetItem),
    bulkRows: guard(bulkRows),
    accountAnswers: guard(accountAnswers),
    inTransaction: transaction,
  };
}

const connectedAddress = async (): Promise<string | null> =>
  (await connectionItem.get())?.address ?? null;

/** What another version of the extension remembered may have other shapes. */
export const accountAnswers = createAccountAnswers(browser.runtime.getManifest().version);

/** Whom that belongs to which is begun now; null where nothing is connected. */
export async function connectedAccount({
  connection,
}: Pick<Stores, 'connection'>): Promise<ServiceAccount | null> {
  const connected = await connection.get();
  return connected && { address: connected.address, account: connected.accountName };
}

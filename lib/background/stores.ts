import { browser } from 'wxt/browser';

import { withoutSecrets } from '@/lib/connection/connections';
import { sealSecrets } from '@/lib/connection/credentials';
import type { Scope } from '@/lib/connection/scope';
import type { Connection, ServiceAccount } from '@/lib/model/connection';
import type { KeptDraft } from '@/lib/model/popup-state';
import { createAccountAnswers } from '@/lib/storage/account-answers';
import { bulkRows } from '@/lib/storage/bulk-rows';
import { createIntentStore } from '@/lib/storage/by-service';
import { type InTransaction, inTransaction } from '@/lib/storage/database';
import { drafts } from '@/lib/storage/drafts';
import {
  begunJobsItem,
  budgetItem,
  bulkItem,
  bulkKeyItem,
  connectionItem,
  domainsItem,
  draftsItem,
  expiryNoteItem,
  jobsItem,
  linksSyncItem,
  linkIdMatchItem,
  pendingTabsItem,
  preferencesItem,
  shortUrlBudgetItem,
  traitsItem,
} from '@/lib/storage/items';
import { managedSettings } from '@/lib/storage/managed';
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
    managed: guard({ get: managedSettings.get }),
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
const accountAnswers = createAccountAnswers(browser.runtime.getManifest().version);

/** Whom that belongs to which is begun now; null where nothing is connected. */
export async function connectedAccount({
  connection,
}: Pick<Stores, 'connection'>): Promise<ServiceAccount | null> {
  const connected = await connection.get();
  return connected && { address: connected.address, account: connected.accountName };
}

/**
 * What was remembered of another service says nothing of this one. Its links stay, under its name, and so do creates whose outcome
 * is not known.
 */
export async function storeConnection(connection: Connection): Promise<void> {
  // First, as without it nothing can be stored.
  const sealed = await sealSecrets(sealingKeys, connection);
  const view = withoutSecrets(connection);
  const before = await connectionItem.get();
  if (before !== null && before.address !== view.address) {
    await Promise.all([
      domainsItem.remove(),
      linkIdMatchItem.remove(),
      draftsItem.update(withoutService),
      preferencesItem.update((preferences) => ({
        ...preferences,
        lastDomain: null,
        shortHosts: [],
      })),
    ]);
  }
  await connectionItem.set({ ...view, key: sealed });
  // Another key may see other things; the answers of the former one are nobody's now, even if they cannot be taken away.
  await Promise.all([accountAnswers.clear(), linksSyncItem.remove()]).catch(() => undefined);
}

/** Domain and folders are the former service's; a folder's number may be another one's on the next. */
const withoutService = (kept: Record<string, KeptDraft>): Record<string, KeptDraft> =>
  Object.fromEntries(
    Object.entries(kept).map(([tab, { page, draft }]) => [
      tab,
      { page, draft: { ...draft, domain: '', campaign: null, channel: null } },
    ]),
  );

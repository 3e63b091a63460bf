import { browser } from 'wxt/browser';

import type { Scope } from '@/lib/connection/scope';
import type { ServiceAccount, StoredConnection } from '@/lib/model/connection';
import type { Job } from '@/lib/model/job';
import type { LinkIdMatch } from '@/lib/model/link';
import type { LinksSync } from '@/lib/model/link-query';
import type { Preferences } from '@/lib/model/preferences';
import type { KeptService, ServiceView } from '@/lib/model/service';
import type { Intent } from '@/lib/model/shorten';
import { jobsOfOthers } from '@/lib/rules/job';
import { accountOf, isSameAccount, serviceIdOf } from '@/lib/rules/services';
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
  expiryNoteItem,
  jobsItem,
  keptServicesItem,
  linksSyncItem,
  linkIdMatchItem,
  pendingTabsItem,
  preferencesItem,
  privateLinksItem,
  shortUrlBudgetItem,
  traitsItem,
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
    connection: item(connectionItem),
    keptServices: item(keptServicesItem),
    sealingKeys: guard({ get: sealingKeys.get }),
    preferences: item(preferencesItem),
    managed: guard({ get: managedSettings.get }),
    domains: item(domainsItem),
    linkIdMatch: item(linkIdMatchItem),
    traits: item(traitsItem),
    linksSync: item(linksSyncItem),
    privateLinks: item(privateLinksItem),
    jobs: item(jobsItem),
    begunJobs: item(begunJobsItem),
    bulk: item(bulkItem),
    bulkKey: item(bulkKeyItem),
    pendingTabs: item(pendingTabsItem),
    expiryNote: item(expiryNoteItem),
    drafts: guard(drafts),
    memory,
    passingJobs: guard({ get: memory.jobs.get, update: memory.jobs.update }),
    intents: guard(createIntentStore(idInUse)),
    passingIntents: guard(createIntentStore(idInUse, memory.intents)),
    budget: item(budgetItem),
    shortUrlBudget: item(shortUrlBudgetItem),
    bulkRows: guard(bulkRows),
    accountAnswers: guard(accountAnswers),
    inTransaction: transaction,
  };
}

async function idInUse(): Promise<string | null> {
  const connection = await connectionItem.get();
  return connection && serviceIdOf(connection);
}

type Readable<T> = Pick<StoredItem<T>, 'get'>;

/** What is stored of one service, for those who do its work. */
export interface ServiceStores extends Pick<
  Stores,
  | 'accountAnswers'
  | 'intents'
  | 'managed'
  | 'passingIntents'
  | 'privateLinks'
  | 'sealingKeys'
  | 'traits'
> {
  connection: Pick<StoredItem<StoredConnection | null>, 'get' | 'update'>;
  domains: Readable<string[]>;
  preferences: Readable<Preferences>;
  linkIdMatch: Pick<StoredItem<LinkIdMatch>, 'get' | 'set'>;
  linksSync: Pick<StoredItem<LinksSync | null>, 'get' | 'set'>;
}

/** What is stored of a service that is not in use. As soon as it is, or is removed, nobody is connected to it here any more. */
export function openKeptService(stores: Stores, scope: Scope, id: string): ServiceStores {
  const isIt = ({ connection }: KeptService): boolean => serviceIdOf(connection) === id;
  const get = async (): Promise<KeptService | null> =>
    (await stores.keptServices.get()).find(isIt) ?? null;
  const change = async (apply: (service: KeptService) => KeptService): Promise<void> =>
    void (await stores.keptServices.update((all) =>
      all.map((each) => (isIt(each) ? apply(each) : each)),
    ));
  const connection = async () => (await get())?.connection ?? null;
  return {
    ...stores,
    connection: {
      get: connection,
      async update(apply) {
        await change((service) => ({
          ...service,
          connection: apply(service.connection) ?? service.connection,
        }));
        return connection();
      },
    },
    domains: { get: async () => (await get())?.domains ?? [] },
    preferences: {
      async get() {
        const [preferences, service] = await Promise.all([stores.preferences.get(), get()]);
        const { lastDomain = null, shortHosts = [] } = service ?? {};
        return { ...preferences, lastDomain, shortHosts };
      },
    },
    linkIdMatch: {
      get: async () => (await get())?.linkIdMatch ?? 'unknown',
      set: async (linkIdMatch) => change((service) => ({ ...service, linkIdMatch })),
    },
    // Its list is brought up to date once somebody looks at it, and for that it has to be in use.
    linksSync: { get: async () => null, set: async () => undefined },
    intents: scope.guard(createIntentStore(async () => id)),
    passingIntents: scope.guard(createIntentStore(async () => id, stores.memory.intents)),
  };
}

export type WorkerMemory = ReturnType<typeof createWorkerMemory>;

/**
 * What is kept in the worker's memory alone, as it is of private windows or could not be stored: it goes with the worker, and not
 * when another service is put to use.
 */
export function createWorkerMemory() {
  const jobs = memoryOf<Job[]>([]);
  const intents = memoryOf<Record<string, Intent>>({});
  return {
    jobs,
    intents,
    /** Forgets what is of none of these services; without any, everything. */
    async keepOf(services: readonly ServiceView[]): Promise<void> {
      const isGone = (owner: ServiceAccount): boolean =>
        !services.some(({ connection }) => isSameAccount(owner, accountOf(connection)));
      await jobs.update((all) => (services.length === 0 ? [] : jobsOfOthers(all, isGone)));
      const isKept = ({ service }: Intent): boolean => services.some(({ id }) => id === service);
      await intents.update((all) =>
        Object.fromEntries(Object.entries(all).filter(([, intent]) => isKept(intent))),
      );
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

/** Whom that belongs to which is begun now; null where nothing is connected. */
export async function connectedAccount({
  connection,
}: Pick<ServiceStores, 'connection'>): Promise<ServiceAccount | null> {
  const connected = await connection.get();
  return connected && accountOf(connected);
}

import { createAccount } from '@/lib/account/account';
import { privateAnswers } from '@/lib/account/stored-answers';
import { createClient } from '@/lib/api/client';
import { createPictureFetcher } from '@/lib/api/fetch-without-key';
import { type Budgets, withLinks } from '@/lib/background/budgets';
import { requireAddress } from '@/lib/background/managed-limits';
import type { ServiceParts } from '@/lib/background/parts';
import { privateLinkStore } from '@/lib/background/private-links';
import type { ServiceStores } from '@/lib/background/service-stores';
import { createLinkApi, createNumberOf } from '@/lib/link-api/link-api';
import { createFiling } from '@/lib/links/filing/file-link';
import { createLinks } from '@/lib/links/links';
import type { LinkService, LinksDependencies } from '@/lib/links/ports';
import type { StoredConnection } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import { hasOrigin } from '@/lib/platform/permissions';
import { randomBytes } from '@/lib/platform/random-bytes';
import { checkAgain } from '@/lib/services/check-again';
import { createCredentials } from '@/lib/services/credentials';
import type { Scope } from '@/lib/services/scope';
import type { LinkStore } from '@/lib/storage/links/link-store';

/** What is needed for any service. */
export interface ServiceDependencies extends Pick<LinksDependencies, 'finder'> {
  scope: Scope;
  fetch: typeof globalThis.fetch;
  budgetsOf: (service: string) => Budgets;
  history: LinkStore;
  wait: (milliseconds: number) => Promise<void>;
}

const now = Date.now;
export const monotonicNow = (): number => performance.now();
export const online = (): boolean => navigator.onLine;

/** Puts together what does the work of a service. @param stores what is stored of it */
export function composeService(
  { scope, fetch, budgetsOf, history, finder, wait }: ServiceDependencies,
  stores: ServiceStores,
): ServiceParts {
  const budgets = withLinks(budgetsOf(stores.id), stores);
  const credentials = createCredentials({
    connection: async () => allowedConnection(stores),
    sealingKeys: stores.sealingKeys,
    signal: scope.signal,
  });
  const call = createClient({ fetch, now, credentials, permitted: isPermitted, online, budgets });
  const api = createLinkApi(call, stores.connection.get, stores.domains.get);
  const fetchPicture = createPictureFetcher({ fetch, online, permitted: mayFetch(stores) });
  const { accountAnswers: store, connection } = stores;
  const service = async () => (await connection.get())?.id ?? null;
  const both = { call, fetchPicture, now, service };
  const account = createAccount({ ...both, store });
  const privateAccount = createAccount({ ...both, store: privateAnswers(store) });
  const linkParts = { ...linkStores(stores), api, history, now, ticks: monotonicNow, wait };
  return {
    account,
    privateAccount,
    api,
    budgets,
    credentials,
    checkApis: async () => checkAgain(call, stores.connection),
    stores,
    fileLink: createFiling({
      ...linkParts,
      numberOf: createNumberOf(call, stores.connection.get),
      account: (isPrivate) => (isPrivate ? privateAccount : account),
    }),
    links: createLinks({ ...linkParts, finder, budget: budgets.links.view, randomBytes }),
  };
}

/** What links need of what is stored. */
const linkStores = (stores: ServiceStores) => ({
  intents: stores.intents,
  passingIntents: stores.passingIntents,
  syncs: stores.linksSync,
  privateLinks: privateLinkStore(stores.privateLinks),
  traits: stores.traits,
  service: async () => connectedService(stores),
  shortPart: async () => (await stores.preferences.get()).shortPart,
});

/** No key goes to a service that the organization does not allow any more. @throws as `requireAddress` does */
async function allowedConnection(stores: ServiceStores): Promise<StoredConnection | null> {
  const connection = await stores.connection.get();
  if (connection !== null) await requireAddress(stores, connection.address);
  return connection;
}

/** Whether the browser lets us reach an address. */
export async function isPermitted(address: string): Promise<boolean> {
  const { protocol, hostname } = new URL(address);
  return hasOrigin(`${protocol}//${hostname}/*`);
}

/** The public links of QR codes may be on a branded domain; where nothing was granted, nothing is fetched. */
const mayFetch =
  ({ connection }: ServiceStores) =>
  async (link: string): Promise<boolean> =>
    (await connection.get()) !== null && isPermitted(link);

async function connectedService(stores: ServiceStores): Promise<LinkService> {
  const [connection, domains, { shortHosts }] = await Promise.all([
    stores.connection.get(),
    stores.domains.get(),
    stores.preferences.get(),
  ]);
  if (connection === null) throw new AppError({ code: 'not_connected', outcome: 'none' });
  const { id, address } = connection;
  return { id, address, hosts: [...domains, ...shortHosts], shortHosts };
}

import { createAccount } from '@/lib/account/account';
import type { AnswerStore } from '@/lib/account/ports';
import { privateAnswers } from '@/lib/account/stored-answers';
import { createClient } from '@/lib/api/client';
import { createPictureFetcher } from '@/lib/api/fetch-without-key';
import { type Budgets, withLinks } from '@/lib/background/budgets';
import { requireAddress } from '@/lib/background/managed-limits';
import type { ServiceParts } from '@/lib/background/parts';
import type { ServiceStores } from '@/lib/background/service-stores';
import { createFiling } from '@/lib/links/filing/file-link';
import { createLinks } from '@/lib/links/links';
import type { LinkService, LinksDependencies } from '@/lib/links/ports';
import { createLinkApi, createNumberOf } from '@/lib/links/ways/link-api';
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
const monotonicNow = (): number => performance.now();
export const online = (): boolean => navigator.onLine;

/** What does the work of a service, and the same for private windows: only what it writes is other. */
export interface ServiceWindows {
  ordinary: ServiceParts;
  private: ServiceParts;
}

/** Puts together what does the work of a service. @param stores what is stored of it */
export function composeService(
  dependencies: ServiceDependencies,
  stores: ServiceStores,
): ServiceWindows {
  const { scope, fetch, budgetsOf } = dependencies;
  const budgets = withLinks(budgetsOf(stores.id), stores);
  const credentials = createCredentials({
    connection: async () => allowedConnection(stores),
    sealingKeys: stores.sealingKeys,
    signal: scope.signal,
  });
  const call = createClient({ fetch, now, credentials, permitted: isPermitted, online, budgets });
  const fetchPicture = createPictureFetcher({ fetch, online, permitted: mayFetch(stores) });
  const service = async () => (await stores.connection.get())?.id ?? null;
  const accountWith = (store: AnswerStore) =>
    createAccount({ call, fetchPicture, now, service, store });
  const api = createLinkApi(call, stores.connection.get, stores.domains.get);
  const linkParts = linkDependencies(dependencies, stores, { api, budget: budgets.links.view });
  const links = createLinks(linkParts, stores.passingIntents);
  const filing = { ...linkParts, numberOf: createNumberOf(call, stores.connection.get) };
  const checkApis = async () => checkAgain(call, stores.connection);
  const shared = { api, budgets, credentials, stores, checkApis };
  const account = accountWith(stores.accountAnswers);
  const passing = accountWith(privateAnswers(stores.accountAnswers));
  return {
    ordinary: {
      ...shared,
      account,
      links: links.ordinary,
      fileLink: createFiling({ ...filing, account }),
    },
    private: {
      ...shared,
      account: passing,
      links: links.private,
      fileLink: createFiling({ ...filing, account: passing, history: links.privateHistory }),
    },
  };
}

const linkDependencies = (
  { history, finder, wait }: ServiceDependencies,
  stores: ServiceStores,
  requests: Pick<LinksDependencies, 'api' | 'budget'>,
): LinksDependencies => ({
  ...requests,
  history,
  finder,
  now,
  ticks: monotonicNow,
  wait,
  randomBytes,
  intents: stores.intents,
  syncs: stores.linksSync,
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

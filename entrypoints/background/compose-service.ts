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
import { type Links, createLinks } from '@/lib/links/links';
import type { LinkHistory, LinkService, LinksDependencies } from '@/lib/links/ports';
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
export const online = (): boolean => navigator.onLine;

/** For ordinary and for private windows: only what they write differs. */
export function composeService(
  dependencies: ServiceDependencies,
  stores: ServiceStores,
): Record<'ordinary' | 'private', ServiceParts> {
  const { scope, fetch, budgetsOf } = dependencies;
  const budgets = withLinks(budgetsOf(stores.id), stores);
  const credentials = createCredentials({
    connection: async () => allowedConnection(stores),
    sealingKeys: stores.sealingKeys,
    signal: scope.signal,
  });
  const call = createClient({ fetch, now, credentials, permitted: isPermitted, online, budgets });
  const fetchPicture = createPictureFetcher({ fetch, online, permitted: isPermitted });
  const api = createLinkApi(call, stores.connection.get, stores.domains.get);
  const linkParts = linkDependencies(dependencies, stores, { api, budget: budgets.links.view });
  const links = createLinks(linkParts, stores.passingIntents);
  const numberOf = createNumberOf(call, stores.connection.get);
  const checkApis = async () => checkAgain(call, stores.connection);
  const partsWith = (store: AnswerStore, ownLinks: Links, history: LinkHistory) => {
    const service = async () => (await stores.connection.get())?.id ?? null;
    const account = createAccount({ call, fetchPicture, now, service, store });
    const fileLink = createFiling({ ...linkParts, numberOf, account, history });
    return { budgets, credentials, stores, checkApis, account, links: ownLinks, fileLink };
  };
  const { accountAnswers } = stores;
  return {
    ordinary: partsWith(accountAnswers, links.ordinary, linkParts.history),
    private: partsWith(privateAnswers(accountAnswers), links.private, links.privateHistory),
  };
}

const linkDependencies = (
  { history, finder, wait }: ServiceDependencies,
  stores: ServiceStores,
  requests: Pick<LinksDependencies, 'api' | 'budget'>,
): LinksDependencies => ({
  ...stores,
  ...requests,
  history,
  finder,
  now,
  ticks: () => performance.now(),
  wait,
  randomBytes,
  service: async () => connectedService(stores),
  shortPart: async () => (await stores.preferences.get()).shortPart,
});

/** No key goes to a service that the organization does not allow any more. @throws as `requireAddress` does */
async function allowedConnection(stores: ServiceStores): Promise<StoredConnection | null> {
  const connection = await stores.connection.get();
  if (connection !== null) await requireAddress(stores, connection.address);
  return connection;
}

export async function isPermitted(address: string): Promise<boolean> {
  const { protocol, hostname } = new URL(address);
  return hasOrigin(`${protocol}//${hostname}/*`);
}

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

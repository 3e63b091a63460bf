import { createAccount } from '@/lib/account/account';
import type { AccountDependencies } from '@/lib/account/ports';
import { privateAnswers } from '@/lib/account/stored-answers';
import { createClient } from '@/lib/api/client';
import { createPictureFetcher } from '@/lib/api/fetch-without-key';
import {
  type ConnectedBudgets,
  budgetsOfConnected,
  composeBudgets,
} from '@/lib/background/budgets';
import { requireAddress } from '@/lib/background/managed-limits';
import type { Parts } from '@/lib/background/parts';
import { createPopupRequests } from '@/lib/background/popup-state';
import { type Stores, openStores } from '@/lib/background/stores';
import type { Connections } from '@/lib/connection/connections';
import { createCredentials } from '@/lib/connection/credentials';
import { watchApiStates } from '@/lib/connection/probe';
import { type Scope, scopedFetch, scopedWait } from '@/lib/connection/scope';
import type { JobsDependencies } from '@/lib/jobs/jobs';
import { createLinkApi } from '@/lib/link-api/link-api';
import { createLiveIndex } from '@/lib/link-index/live-index';
import { type FilingRequest, fileLink } from '@/lib/links/filing/file-link';
import { type Links, createLinks } from '@/lib/links/links';
import type { LinksDependencies } from '@/lib/links/ports';
import type { LinkWay } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { LinkIdMatch } from '@/lib/model/link';
import { hasOrigin } from '@/lib/platform/permissions';
import { randomBytes } from '@/lib/platform/random-bytes';
import { localDay } from '@/lib/rules/expiry';
import { isWorking, linkKeys } from '@/lib/rules/link';
import { traitsOf } from '@/lib/storage/by-service';
import { createLinkStore } from '@/lib/storage/links/link-store';
import { linkLimit } from '@/lib/storage/links/row';

import { composeBulk, composeJobs } from './compose-jobs';

/** What outlasts every connection, and the scope of all that is done for the one there is. */
interface ComposeParts extends Pick<JobsDependencies, 'openClipboard'> {
  scope: Scope;
  connections: Connections;
}

const now = Date.now;
const monotonicNow = (): number => performance.now();
export const online = (): boolean => navigator.onLine;

/** The parts of the background, each handed what it needs; none of them knows the browser or another part by import. */
export function compose({ scope, connections, openClipboard }: ComposeParts): Parts {
  const stores = openStores(scope);
  const fetch = scopedFetch(globalThis.fetch, scope);
  const wait = scopedWait(scope);
  const clock = { now, ticks: monotonicNow, wait, online };
  const budgetsOf = composeBudgets({ stores, wait });
  const budgets = budgetsOfConnected(budgetsOf, stores);
  const credentials = createCredentials({
    connection: async () => allowedConnection(stores),
    sealingKeys: stores.sealingKeys,
    signal: scope.signal,
  });
  const client = createClient({ fetch, now, credentials, permitted: isPermitted, online, budgets });
  const call = watchApiStates(client, stores.connection);
  const { api, way } = createLinkApi(call, stores.connection.get);
  const fetchPicture = createPictureFetcher({ fetch, online, permitted: mayFetch(stores) });
  const { account, privateAccount } = composeAccounts({ call, now, fetchPicture }, stores);
  const library = composeLibrary(stores, wait);
  const filing = { ...library, linkIdMatch: linkIdMatchOf(stores, way), ticks: monotonicNow, wait };
  const links = composeLinks({ api, stores, budgets, clock, ...library });
  const file = async (request: FilingRequest) =>
    fileLink({ ...filing, account: request.private ? privateAccount : account }, request);
  const jobs = composeJobs({ links, stores, scope, openClipboard, now, wait });
  return {
    account,
    privateAccount,
    history: library.history,
    jobs,
    bulk: composeBulk({ api, ...clock, ...library, links, jobs, stores, file }),
    popupRequests: createPopupRequests(now),
    budgets,
    budgetsOf,
    links,
    connections,
    credentials,
    stores,
    fileLink: file,
    linkIdMatch: filing.linkIdMatch,
  };
}

/** No key goes to a service that the organization does not allow any more. @throws as `requireAddress` does */
async function allowedConnection(stores: Stores): ReturnType<Stores['connection']['get']> {
  const connection = await stores.connection.get();
  if (connection !== null) await requireAddress(stores, connection.address);
  return connection;
}

/** The account API with its memory, and the same for what is asked from private windows. */
function composeAccounts(
  parts: Pick<AccountDependencies, 'call' | 'now' | 'fetchPicture'>,
  { accountAnswers: store, connection }: Stores,
) {
  const both = { ...parts, connection: connection.get };
  return {
    account: createAccount({ ...both, store }),
    privateAccount: createAccount({ ...both, store: privateAnswers(store) }),
  };
}

/** The account API knows the links that it made itself. */
const linkIdMatchOf = ({ linkIdMatch }: Stores, way: () => Promise<LinkWay>) => ({
  get: async (): Promise<LinkIdMatch> =>
    (await way()) === 'accountLinks' ? 'match' : linkIdMatch.get(),
  set: linkIdMatch.set,
});

interface LinksParts extends Pick<LinksDependencies, 'api' | 'history' | 'finder' | 'room'> {
  stores: Stores;
  budgets: ConnectedBudgets;
  clock: Pick<LinksDependencies, 'now' | 'ticks' | 'wait'>;
}

const composeLinks = ({ stores, budgets, clock, ...parts }: LinksParts): Links =>
  createLinks({
    ...parts,
    ...clock,
    intents: stores.intents,
    budget: budgets.links.view,
    syncs: stores.linksSync,
    traits: traitsOf(stores.traits, async () => (await connectedService(stores)).address),
    randomBytes,
    service: async () => connectedService(stores),
    shortPart: async () => (await stores.preferences.get()).shortPart,
  });

/** Whether the browser lets us reach an address. */
export async function isPermitted(address: string): Promise<boolean> {
  const { protocol, hostname } = new URL(address);
  return hasOrigin(`${protocol}//${hostname}/*`);
}

/** The public links of QR codes may be on a branded domain; where nothing was granted, nothing is fetched. */
const mayFetch =
  ({ connection }: Stores) =>
  async (link: string): Promise<boolean> =>
    (await connection.get()) !== null && isPermitted(link);

async function connectedService(stores: Stores): Promise<{ address: string; hosts: string[] }> {
  const [connection, domains, { shortHosts }] = await Promise.all([
    stores.connection.get(),
    stores.domains.get(),
    stores.preferences.get(),
  ]);
  if (connection === null) throw new AppError({ code: 'not_connected', outcome: 'none' });
  return { address: connection.address, hosts: [...domains, ...shortHosts] };
}

/** The links that are remembered, and what finds them among 100,000. @param wait resolves after so many milliseconds */
function composeLibrary({ inTransaction }: Stores, wait: (milliseconds: number) => Promise<void>) {
  const history = createLinkStore({
    keysOf: linkKeys,
    works: (link) => isWorking(link, localDay(new Date())),
    inTransaction,
  });
  return {
    history,
    finder: createLiveIndex(history, wait),
    /** Links that are made here need some, too. */
    room: async () => linkLimit.remaining - (await history.count()).count,
  };
}

import { browser } from 'wxt/browser';

import { createAccount } from '@/lib/account/create-account';
import { createBudget } from '@/lib/api/budget';
import { createClient } from '@/lib/api/create-client';
import { createPictureFetcher } from '@/lib/api/fetch-picture';
import { createTrueAddressFinder } from '@/lib/api/find-true-address';
import { createConnections, type Connections } from '@/lib/connection/create-connections';
import type { Connection } from '@/lib/contract/connection';
import { AppError } from '@/lib/contract/errors';
import type { Call } from '@/lib/contract/operations';
import { createLinks } from '@/lib/links/create-links';
import { fileLink, type FilingRequest } from '@/lib/links/file-link';
import { mayReach } from '@/lib/platform/permissions';
import { randomBytes } from '@/lib/platform/random-bytes';
import { createAccountAnswers } from '@/lib/storage/account-answers';
import { drafts } from '@/lib/storage/drafts';
import { intents } from '@/lib/storage/intents';
import {
  budgetItem,
  connectionItem,
  domainsItem,
  intentsItem,
  linksSyncItem,
  numberingItem,
  preferencesItem,
  shortUrlBudgetItem,
} from '@/lib/storage/items';

import { composeBulk } from './compose-bulk';
import { composeJobs } from './compose-jobs';
import { composeLibrary } from './compose-library';
import { createPopupAsks } from './popup-asks';

/** Base address and key. */
interface Credentials {
  address: string;
  key: string;
}

const now = Date.now;
const online = (): boolean => navigator.onLine;
const wait = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const clock = { now, wait, online };

/** The parts of the background, each handed what it needs; none of them knows the browser or another part by import. */
export function compose() {
  const budgets = composeBudgets();
  const callWith = (credentials: () => Promise<Credentials | null>): Call =>
    createClient({ fetch, now, credentials, permitted, online, budgets });
  const call = callWith(connectionItem.get);
  const account = createAccount({
    call,
    store: accountAnswers,
    now,
    connection: connectionItem.get,
    fetchPicture: createPictureFetcher({ fetch, online, permitted: mayFetch }),
  });
  const library = composeLibrary(wait);
  const filing = { account, ...library, numbering: numberingItem, now, wait };
  const links = createLinks({
    call,
    ...library,
    intents,
    budget: budgets.shortUrl.view,
    syncs: linksSyncItem,
    ...clock,
    randomBytes,
    service: connectedService,
    shortPart: async () => (await preferencesItem.get()).shortPart,
  });
  const file = async (request: FilingRequest) => fileLink(filing, request);
  const jobs = composeJobs(links, clock);
  return {
    account,
    history: library.history,
    jobs,
    bulk: composeBulk({ ...clock, ...library, links, jobs, file }),
    popupAsks: createPopupAsks(now),
    budget: budgets.account,
    links,
    connections: composeConnections((credentials) => callWith(async () => credentials)),
    drafts,
    fileLink: file,
  };
}

export type Parts = ReturnType<typeof compose>;

const composeConnections = (callWith: (credentials: Credentials) => Call): Connections =>
  createConnections({
    callWith,
    findTrueAddress: createTrueAddressFinder(fetch),
    store: { get: connectionItem.get, set: setConnection, clear: connectionItem.remove },
    now,
  });

/** Each API has its own; that of the short-URL API has no limit until the service tells one. */
function composeBudgets() {
  const { get: load, set: save } = shortUrlBudgetItem;
  // Read as soon as the worker lives: a link must not wait for it.
  void load().catch(() => undefined);
  return {
    account: createBudget({ now, wait, load: budgetItem.get, save: budgetItem.set }),
    shortUrl: createBudget({ now, wait, load, save, limit: Infinity }),
  };
}

async function permitted(address: string): Promise<boolean> {
  const { protocol, hostname } = new URL(address);
  return mayReach(`${protocol}//${hostname}/*`);
}

/** The public links of QR codes may be on a branded domain; where nothing was granted, nothing is fetched. */
async function mayFetch(link: string): Promise<boolean> {
  return (await connectionItem.get()) !== null && permitted(link);
}

async function connectedService(): Promise<{ address: string; hosts: string[] }> {
  const [connection, domains, { shortHosts }] = await Promise.all([
    connectionItem.get(),
    domainsItem.get(),
    preferencesItem.get(),
  ]);
  if (connection === null) throw new AppError({ code: 'not_connected', outcome: 'none' });
  return { address: connection.address, hosts: [...domains, ...shortHosts] };
}

/** What another version of the extension remembered may have other shapes. */
const accountAnswers = createAccountAnswers(browser.runtime.getManifest().version);

/** What was remembered of another service says nothing of this one; its links stay, under its name. */
async function setConnection(connection: Connection): Promise<void> {
  const before = await connectionItem.get();
  if (before !== null && before.address !== connection.address) {
    await Promise.all([
      intentsItem.remove(),
      domainsItem.remove(),
      numberingItem.remove(),
      shortUrlBudgetItem.remove(),
      preferencesItem.update((preferences) => ({
        ...preferences,
        lastDomain: null,
        shortHosts: [],
      })),
    ]);
  }
  await connectionItem.set(connection);
  // Another key may see other things; the answers of the former one are nobody's now, even if they cannot be taken away.
  await Promise.all([accountAnswers.clear(), linksSyncItem.remove()]).catch(() => undefined);
}

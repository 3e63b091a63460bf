import { createBudget } from '@/lib/api/budget';
import { createClient } from '@/lib/api/create-client';
import { createTrueAddressFinder } from '@/lib/api/find-true-address';
import { createConnections } from '@/lib/connection/create-connections';
import type { Connection } from '@/lib/contract/connection';
import { AppError } from '@/lib/contract/errors';
import type { Call } from '@/lib/contract/operations';
import { createLinks } from '@/lib/links/create-links';
import { mayReach } from '@/lib/platform/permissions';
import { drafts } from '@/lib/storage/drafts';
import { intents } from '@/lib/storage/intents';
import {
  budgetItem,
  connectionItem,
  domainsItem,
  intentsItem,
  preferencesItem,
} from '@/lib/storage/items';
import { createLinkStore } from '@/lib/storage/link-store';

/** Base address and key. */
interface Credentials {
  address: string;
  key: string;
}

const now = Date.now;
const wait = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The parts of the background, each handed what it needs; none of them knows the browser or another part by import. */
export function compose() {
  const budget = createBudget({ now, wait, load: budgetItem.get, save: budgetItem.set });
  const callWith = (credentials: () => Promise<Credentials | null>): Call =>
    createClient({ fetch, now, credentials, permitted, online: () => navigator.onLine, budget });
  const call = callWith(connectionItem.get);
  const links = createLinks({
    call,
    history: createLinkStore(),
    intents,
    now,
    wait,
    random: Math.random,
    service: connectedService,
    shortPart: async () => (await preferencesItem.get()).shortPart,
  });
  const connections = createConnections({
    callWith: (credentials) => callWith(async () => credentials),
    findTrueAddress: createTrueAddressFinder(fetch),
    store: { get: connectionItem.get, set: setConnection, clear: connectionItem.remove },
    now,
  });
  return { call, links, connections, drafts };
}

export type Parts = ReturnType<typeof compose>;

async function permitted(address: string): Promise<boolean> {
  const { protocol, hostname } = new URL(address);
  return mayReach(`${protocol}//${hostname}/*`);
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

/** What was remembered of another service says nothing of this one; its links stay, under its name. */
async function setConnection(connection: Connection): Promise<void> {
  const before = await connectionItem.get();
  if (before !== null && before.address !== connection.address) {
    await Promise.all([
      intentsItem.remove(),
      domainsItem.remove(),
      preferencesItem.update((preferences) => ({
        ...preferences,
        lastDomain: null,
        shortHosts: [],
      })),
    ]);
  }
  await connectionItem.set(connection);
}

import { listDomainHosts } from '@/lib/account/list-domain-hosts';
import { type Backup, createBackup } from '@/lib/backup/backup';
import type { KnownService } from '@/lib/backup/services';
import type { Handlers } from '@/lib/messages/server';
import { freshFor } from '@/lib/rules/list-rows';
import { createCredentials } from '@/lib/services/credentials';
import { dropUnreadData, unreadData } from '@/lib/storage/unread-data';

import { requireFeature } from './managed-limits';
import type { Parts, PartsOfService } from './parts';
import { currentService } from './service-stores';

/** The messages about what is remembered: reading it, bringing it up to date, and what of it cannot be read. */
export const libraryHandlers = ({
  links,
  history,
  stores,
}: Pick<PartsOfService, 'links' | 'history' | 'stores'>) =>
  ({
    ...unreadDataHandlers,
    'links.list': async (query) => links.list(query),
    'links.sync': async ({ within }) => {
      const sync = await links.sync(within);
      void links.settle().catch(() => undefined);
      return sync;
    },
    'link.get': async ({ shortUrl }) => links.ownLink(shortUrl),
    'link.getMany': async ({ shortUrls }) => links.ownLinks(shortUrls),
    'link.refresh': async ({ shortUrl }) => links.refresh(shortUrl),
    'link.check': async ({ shortUrl }) => links.check(shortUrl),
    'links.existing': async ({ urls }) => links.existing(urls),
    'links.stored': async () => history.count(),
    'links.forget': async ({ which }) => {
      const cleared = await history.forget(which);
      // They have titles and addresses, too.
      if (which === 'all') await stores.allIntents.remove();
      // The next look lists those again that were made elsewhere.
      await stores.linksSyncs.remove();
      return { left: await history.count(), cleared };
    },
  }) satisfies Partial<Handlers>;

/** The messages about stored data that cannot be read. */
const unreadDataHandlers = {
  'data.unread': async () => unreadData(),
  'data.dropUnread': async () => {
    await dropUnreadData();
    return unreadData();
  },
} satisfies Partial<Handlers>;

/** Lists the branded domains' hosts anew and remembers them for the popup. */
export async function refreshDomains({
  account: { read },
  stores,
}: Pick<PartsOfService, 'account' | 'stores'>): Promise<string[]> {
  const hosts = await listDomainHosts(
    async (page) => (await read('listDomains', page, freshFor)).value,
  );
  await stores.domains.set(hosts);
  return hosts;
}

/** The messages by which links, preferences and services are taken along to another browser. */
export function backupHandlers(parts: Parts) {
  const backup = composeBackup(parts);
  return {
    'backup.export': async (wanted) => {
      await requireFeature(parts.stores, 'backupExport');
      return backup.exportHead(wanted);
    },
    'backup.links': async (part) => {
      await requireFeature(parts.stores, 'backupExport');
      return backup.exportLinks(part);
    },
    'backup.check': async ({ head }) => backup.check(head),
    'backup.checkLinks': async ({ links }) => backup.checkLinks(links),
    'backup.addLinks': async ({ links }) => backup.addLinks(links),
    'backup.restorePreferences': async ({ head, template }) =>
      backup.restorePreferences(head, template),
    'backup.connect': async ({ head, ...options }) => backup.connect(head, options),
  } satisfies Partial<Handlers>;
}

type BackupParts = Pick<Parts, 'history' | 'connections' | 'stores'>;

/** What takes links, preferences and services along, handed the stores and the way to connect. */
const composeBackup = (parts: BackupParts): Backup =>
  createBackup({
    crypto: globalThis.crypto,
    now: Date.now,
    links: parts.history,
    preferences: parts.stores.preferences,
    known: async () => knownServices(parts),
    connections: parts.connections,
  });

/** Every service that is connected, the one in use first. */
async function knownServices({ stores }: BackupParts): Promise<KnownService[]> {
  const [services, current] = await Promise.all([stores.services.get(), currentService(stores)]);
  const inUse = services[current ?? ''];
  const others = Object.values(services).filter((service) => service !== inUse);
  return [...(inUse === undefined ? [] : [inUse]), ...others].map((service) => ({
    connection: service.connection,
    lastDomain: service.lastDomain,
    shortHosts: service.shortHosts,
    secrets: createCredentials({
      connection: async () => service.connection,
      sealingKeys: stores.sealingKeys,
      signal: new AbortController().signal,
    }),
  }));
}

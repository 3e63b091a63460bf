import { createBackup } from '@/lib/backup/backup';
import type { KnownService } from '@/lib/backup/services';
import { createCredentials } from '@/lib/services/credentials';
import { dropUnreadData, unreadData } from '@/lib/storage/unread-data';

import { requireFeature } from './managed-limits';
import type { PartsOfService, SomeHandlers } from './parts';
import { currentService } from './service-stores';

export const libraryHandlers = {
  'links.list': async ({ links }, query) => links.list(query),
  'links.sync': async ({ links }, { within }) => {
    const sync = await links.sync(within);
    void links.settle().catch(() => undefined);
    return sync;
  },
  'links.existing': async ({ links }, { urls }) => links.existing(urls),
  'links.stored': async ({ history }) => history.count(),
  'links.forget': async ({ history, stores }, { which }) => {
    const cleared = await history.forget(which);
    // They have titles and addresses, too.
    if (which === 'all') await stores.allIntents.remove();
    // The next look lists those again that were made elsewhere.
    await stores.linksSyncs.remove();
    return { left: await history.count(), cleared };
  },
  'data.unread': async () => unreadData(),
  'data.dropUnread': async () => {
    await dropUnreadData();
    return unreadData();
  },
  'backup.export': async (parts, wanted) => {
    await requireFeature(parts.stores, 'backupExport');
    return backupOf(parts).exportHead(wanted);
  },
  'backup.links': async (parts, part) => {
    await requireFeature(parts.stores, 'backupExport');
    return backupOf(parts).exportLinks(part);
  },
  'backup.check': async (parts, { head }) => backupOf(parts).check(head),
  'backup.checkLinks': async (parts, { links }) => backupOf(parts).checkLinks(links),
  'backup.addLinks': async (parts, { links }) => backupOf(parts).addLinks(links),
  'backup.restorePreferences': async (parts, { head, template }) =>
    backupOf(parts).restorePreferences(head, template),
  'backup.connect': async (parts, { head, ...options }) => backupOf(parts).connect(head, options),
} satisfies SomeHandlers;

const backupOf = (parts: PartsOfService) =>
  createBackup({
    crypto: globalThis.crypto,
    now: Date.now,
    links: parts.history,
    preferences: parts.stores.preferences,
    known: async () => knownServices(parts),
    connections: parts.connections,
  });

async function knownServices({ stores }: PartsOfService): Promise<KnownService[]> {
  const [services, current] = await Promise.all([stores.services.get(), currentService(stores)]);
  return Object.values(services)
    .toSorted((a, b) => rankOf(a, current) - rankOf(b, current))
    .map(({ connection, lastDomain, shortHosts }) => ({
      connection,
      lastDomain,
      shortHosts,
      secrets: createCredentials({
        connection: async () => connection,
        sealingKeys: stores.sealingKeys,
        signal: new AbortController().signal,
      }),
    }));
}

const rankOf = ({ connection }: Pick<KnownService, 'connection'>, current: string | null): number =>
  connection.id === current ? 0 : 1;

import { type Backup, createBackup } from '@/lib/backup/backup';
import type { Handlers } from '@/lib/messages/server';

import type { Parts } from './parts';

/** The messages by which links, preferences and the connection are taken along to another browser. */
export function backupHandlers(
  parts: Parts,
): Pick<
  Handlers,
  | 'backup.export'
  | 'backup.links'
  | 'backup.check'
  | 'backup.checkLinks'
  | 'backup.addLinks'
  | 'backup.restorePreferences'
  | 'backup.connect'
> {
  const backup = composeBackup(parts);
  return {
    'backup.export': async (wanted) => backup.exportHead(wanted),
    'backup.links': async (part) => backup.exportLinks(part),
    'backup.check': async ({ head }) => backup.check(head),
    'backup.checkLinks': async ({ links }) => backup.checkLinks(links),
    'backup.addLinks': async ({ links }) => backup.addLinks(links),
    'backup.restorePreferences': async ({ head, template }) =>
      backup.restorePreferences(head, template),
    'backup.connect': async ({ head, passphrase }) => backup.connect(head, passphrase),
  };
}

/** What takes links, preferences and the connection along, handed the stores and the way to connect. */
const composeBackup = ({
  history,
  connections,
  credentials,
  stores,
}: Pick<Parts, 'history' | 'connections' | 'credentials' | 'stores'>): Backup =>
  createBackup({
    crypto: globalThis.crypto,
    now: Date.now,
    links: history,
    preferences: stores.preferences,
    connection: stores.connection.get,
    credentials,
    connect: async (typed) => connections.connect(typed),
  });

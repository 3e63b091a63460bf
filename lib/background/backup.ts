import { type Backup, createBackup } from '@/lib/backup/backup';
import type { Handlers } from '@/lib/messages/server';

import type { Parts } from './parts';

/** The messages by which links, preferences and the connection are taken along to another browser. */
export function backupHandlers(
  parts: Parts,
): Pick<
  Handlers,
  | 'moving.export'
  | 'moving.links'
  | 'moving.check'
  | 'moving.checkLinks'
  | 'moving.addLinks'
  | 'moving.restorePreferences'
  | 'moving.connect'
> {
  const moving = composeBackup(parts);
  return {
    'moving.export': async (wanted) => moving.exportHead(wanted),
    'moving.links': async (part) => moving.exportLinks(part),
    'moving.check': async ({ head }) => moving.check(head),
    'moving.checkLinks': async ({ links }) => moving.checkLinks(links),
    'moving.addLinks': async ({ links }) => moving.addLinks(links),
    'moving.restorePreferences': async ({ head, template }) =>
      moving.restorePreferences(head, template),
    'moving.connect': async ({ head, passphrase }) => moving.connect(head, passphrase),
  };
}

/** What takes links, preferences and the connection along, handed the stores and the way to connect. */
const composeBackup = ({
  history,
  connections,
  stores,
}: Pick<Parts, 'history' | 'connections' | 'stores'>): Backup =>
  createBackup({
    crypto: globalThis.crypto,
    now: Date.now,
    links: history,
    preferences: stores.preferences,
    connection: stores.connection.get,
    connect: async (credentials) => connections.connect(credentials),
  });

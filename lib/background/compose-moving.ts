import type { Parts } from '@/entrypoints/background/compose';
import { type Moving, createMoving } from '@/lib/backup/backup';

/** What takes links, preferences and the connection along, handed the stores and the way to connect. */
export const composeMoving = ({
  history,
  connections,
  stores,
}: Pick<Parts, 'history' | 'connections' | 'stores'>): Moving =>
  createMoving({
    crypto: globalThis.crypto,
    now: Date.now,
    links: history,
    preferences: stores.preferences,
    connection: stores.connection.get,
    connect: async (credentials) => connections.connect(credentials),
  });

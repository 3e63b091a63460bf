import { createMoving, type Moving } from '@/lib/moving/create-moving';
import { connectionItem, preferencesItem } from '@/lib/storage/items';

import type { Parts } from './compose';

/** What takes links, preferences and the connection along, handed the stores and the way to connect. */
export const composeMoving = ({
  history,
  connections,
}: Pick<Parts, 'history' | 'connections'>): Moving =>
  createMoving({
    crypto: globalThis.crypto,
    now: Date.now,
    links: history,
    preferences: preferencesItem,
    connection: connectionItem.get,
    connect: async (credentials) => connections.connect(credentials),
  });

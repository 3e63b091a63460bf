import type { DatabaseSync } from 'node:sqlite';

import { Failure } from '../failure.ts';
import { isDuplicate } from './is-duplicate.ts';
import { OwnedTable } from './owned-table.ts';

/** An item whose own thing is gone keeps its row, and is skipped where items are listed. */
export const channelsSchema = `CREATE TABLE IF NOT EXISTS channels (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  color TEXT NOT NULL,
  starred INTEGER NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS channelItems (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  channelId INTEGER NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('links', 'bio', 'qr')),
  itemId INTEGER NOT NULL,
  UNIQUE (channelId, type, itemId)
) STRICT;`;

/** `starred` is 0 or 1, `color` is `#RRGGBB`; times are milliseconds. */
export interface Channel {
  id: number;
  userId: number;
  name: string;
  description: string;
  color: string;
  starred: number;
  createdAt: number;
}

export type ChannelItemType = 'links' | 'bio' | 'qr';

/** What stands in a channel: a link, or a QR code that may be gone. */
export interface ChannelItem {
  id: number;
  channelId: number;
  type: ChannelItemType;
  itemId: number;
}

/** The channels of all accounts, and what is assigned to them. */
export class Channels extends OwnedTable<Channel> {
  constructor(database: DatabaseSync) {
    super(database, 'channels', 'channel');
  }

  /** Throws `conflict` when the item is in the channel already. */
  assign(channelId: number, type: ChannelItemType, itemId: number): void {
    try {
      this.database
        .prepare('INSERT INTO channelItems (channelId, type, itemId) VALUES (?, ?, ?)')
        .run(channelId, type, itemId);
    } catch (error) {
      if (isDuplicate(error)) throw new Failure('conflict', 'This item is already in the channel.');
      throw error;
    }
  }

  holds(channelId: number, type: ChannelItemType, itemId: number): boolean {
    const item = this.database
      .prepare('SELECT 1 FROM channelItems WHERE channelId = ? AND type = ? AND itemId = ?')
      .get(channelId, type, itemId);
    return item !== undefined;
  }

  countItems(channelId: number): number {
    const row = this.database
      .prepare('SELECT count(*) AS total FROM channelItems WHERE channelId = ?')
      .get(channelId);
    return Number(row?.['total']);
  }

  items(channelId: number, limit: number, offset: number): ChannelItem[] {
    return this.database
      .prepare('SELECT * FROM channelItems WHERE channelId = ? ORDER BY id LIMIT ? OFFSET ?')
      .all(channelId, limit, offset) as unknown as ChannelItem[];
  }
}

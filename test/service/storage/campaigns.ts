import type { DatabaseSync } from 'node:sqlite';

import type { Link } from './links.ts';
import { OwnedTable } from './owned-table.ts';

/** A link is in one campaign at most. */
export const campaignsSchema = `CREATE TABLE IF NOT EXISTS campaigns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  slug TEXT UNIQUE,
  public INTEGER NOT NULL,
  views INTEGER NOT NULL DEFAULT 0,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS campaignLinks (
  linkId INTEGER PRIMARY KEY REFERENCES links (id) ON DELETE CASCADE,
  campaignId INTEGER NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE
) STRICT;`;

/** `slug` is that of the rotator, `null` without one; `public` is 0 or 1; times are milliseconds. */
export interface Campaign {
  id: number;
  userId: number;
  name: string;
  slug: string | null;
  public: number;
  views: number;
  createdAt: number;
}

export interface CampaignLink {
  linkId: number;
  campaignId: number;
}

/** The campaigns of all accounts, and the links in them. */
export class Campaigns extends OwnedTable<Campaign> {
  constructor(database: DatabaseSync) {
    super(database, 'campaigns', 'campaign');
  }

  bySlug(slug: string): Campaign | undefined {
    return this.database.prepare('SELECT * FROM campaigns WHERE slug = ?').get(slug) as
      | Campaign
      | undefined;
  }

  byId(id: number): Campaign | undefined {
    return this.database.prepare('SELECT * FROM campaigns WHERE id = ?').get(id) as
      | Campaign
      | undefined;
  }

  /** Puts a link into a campaign, and out of the one it was in. */
  assign(id: number, linkId: number): void {
    this.database
      .prepare('INSERT OR REPLACE INTO campaignLinks (linkId, campaignId) VALUES (?, ?)')
      .run(linkId, id);
  }

  /** The campaign's links that lead somewhere: active, not expired, on a domain that still exists. */
  workingLinks(id: number, now: number): Link[] {
    return this.database
      .prepare(
        `SELECT links.* FROM campaignLinks JOIN links ON links.id = linkId
         WHERE campaignId = ? AND status = 'active' AND (expiresAt IS NULL OR expiresAt > ?)
         AND (links.domain = '' OR links.domain IN (SELECT domain FROM domains))
         ORDER BY links.id`,
      )
      .all(id, now) as unknown as Link[];
  }

  countView(id: number): void {
    this.database.prepare('UPDATE campaigns SET views = views + 1 WHERE id = ?').run(id);
  }
}

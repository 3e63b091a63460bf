import type { DatabaseSync } from 'node:sqlite';

import { Failure } from '../failure.ts';
import { isDuplicate } from './is-duplicate.ts';
import { hashPassword } from './secrets.ts';
import { visitColumns } from './visit-log.ts';
import type { VisitLabels } from './visit-log.ts';

/** Times are milliseconds since 1970; `domain` is '' for the service's own, else scheme and host. */
export const linksSchema = `CREATE TABLE IF NOT EXISTS links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL REFERENCES users (id),
  domain TEXT NOT NULL,
  part TEXT NOT NULL,
  originalUrl TEXT NOT NULL,
  passwordHash TEXT,
  expiresAt INTEGER,
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  visits INTEGER NOT NULL DEFAULT 0,
  createdAt INTEGER NOT NULL,
  lastAccessedAt INTEGER,
  UNIQUE (domain, part)
) STRICT;
CREATE TABLE IF NOT EXISTS linkVisits (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  linkId INTEGER NOT NULL REFERENCES links (id) ON DELETE CASCADE,
  ${visitColumns},
  visitedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS linkVisitsOfLink ON linkVisits (linkId);`;

export type LinkStatus = 'active' | 'disabled';

/** A short link. `domain` is '' for the service's own, else scheme and host; times are milliseconds. */
export interface Link {
  id: number;
  userId: number;
  domain: string;
  part: string;
  originalUrl: string;
  passwordHash: string | null;
  expiresAt: number | null;
  status: LinkStatus;
  visits: number;
  createdAt: number;
  lastAccessedAt: number | null;
}

/** One visit that was led on. */
export interface LinkVisit extends VisitLabels {
  id: number;
  linkId: number;
  visitedAt: number;
}

export interface NewLink {
  userId: number;
  domain: string;
  part: string;
  originalUrl: string;
  password: string | null;
  expiresAt: number | null;
  createdAt: number;
}

/** The short links of all accounts. */
export class Links {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Adds a link. Throws `conflict` when its domain has the short part already. */
  add(link: NewLink): Link {
    const hash = link.password === null ? null : hashPassword(link.password);
    try {
      return this.#database
        .prepare(
          `INSERT INTO links (userId, domain, part, originalUrl, passwordHash, expiresAt, createdAt)
           VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING *`,
        )
        .get(
          link.userId,
          link.domain,
          link.part,
          link.originalUrl,
          hash,
          link.expiresAt,
          link.createdAt,
        ) as unknown as Link;
    } catch (error) {
      if (isDuplicate(error)) throw new Failure('conflict', 'This short part is already taken.');
      throw error;
    }
  }

  at(domain: string, part: string): Link | undefined {
    return this.#database
      .prepare('SELECT * FROM links WHERE domain = ? AND part = ?')
      .get(domain, part) as Link | undefined;
  }

  find(userId: number, id: number): Link | undefined {
    return this.#database
      .prepare('SELECT * FROM links WHERE userId = ? AND id = ?')
      .get(userId, id) as Link | undefined;
  }

  /** A link of the account's own. Throws `not_found`. */
  get(userId: number, id: number): Link {
    const link = this.find(userId, id);
    if (link === undefined) throw new Failure('not_found', 'This link does not exist.');
    return link;
  }

  /** The account's link that was made before this one. */
  before({ userId, id }: Link): Link | undefined {
    return this.#database
      .prepare('SELECT * FROM links WHERE userId = ? AND id < ? ORDER BY id DESC LIMIT 1')
      .get(userId, id) as Link | undefined;
  }

  /** The account's links with this short part, whatever their domain. */
  withPart(userId: number, part: string): Link[] {
    return this.#database
      .prepare('SELECT * FROM links WHERE userId = ? AND part = ? ORDER BY id')
      .all(userId, part) as unknown as Link[];
  }

  activeOf(userId: number, now: number): Link[] {
    return this.#database
      .prepare(
        `SELECT * FROM links WHERE userId = ? AND status = 'active'
         AND (expiresAt IS NULL OR expiresAt > ?) ORDER BY id`,
      )
      .all(userId, now) as unknown as Link[];
  }

  all(): Link[] {
    return this.#database.prepare('SELECT * FROM links ORDER BY id').all() as unknown as Link[];
  }

  setStatus(id: number, status: LinkStatus): void {
    this.#database.prepare('UPDATE links SET status = ? WHERE id = ?').run(status, id);
  }

  countVisit(id: number, now: number): void {
    this.#database
      .prepare('UPDATE links SET visits = visits + 1, lastAccessedAt = ? WHERE id = ?')
      .run(now, id);
  }

  setVisits(id: number, visits: number): void {
    this.#database.prepare('UPDATE links SET visits = ? WHERE id = ?').run(visits, id);
  }

  /** Makes every link with this short part expired. Answers how many there were. */
  expire(part: string, now: number): number {
    const { changes } = this.#database
      .prepare('UPDATE links SET expiresAt = ? WHERE part = ?')
      .run(now, part);
    return Number(changes);
  }
}

import type { DatabaseSync } from 'node:sqlite';

import { Failure } from '../failure.ts';
import { isDuplicate } from './is-duplicate.ts';

export const domainsSchema = `CREATE TABLE IF NOT EXISTS domains (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER REFERENCES users (id),
  domain TEXT NOT NULL,
  hostname TEXT NOT NULL UNIQUE,
  redirectRoot TEXT,
  redirect404 TEXT
) STRICT;`;

/** A branded domain; `userId` is `null` for the operator's own, which every account may use. */
export interface Domain {
  id: number;
  userId: number | null;
  domain: string;
  hostname: string;
  redirectRoot: string | null;
  redirect404: string | null;
}

export interface NewDomain {
  userId: number | null;
  /** Scheme and host, without a path. */
  domain: string;
  redirectRoot: string | null;
  redirect404: string | null;
}

export type Redirects = Partial<Pick<Domain, 'redirectRoot' | 'redirect404'>>;

/** The branded domains of all accounts. */
export class Domains {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Adds a domain. Throws `conflict` when some account has its host already. */
  add({ userId, domain, redirectRoot, redirect404 }: NewDomain): number {
    try {
      const { lastInsertRowid } = this.#database
        .prepare(
          `INSERT INTO domains (userId, domain, hostname, redirectRoot, redirect404)
           VALUES (?, ?, ?, ?, ?)`,
        )
        .run(userId, domain, new URL(domain).hostname, redirectRoot, redirect404);
      return Number(lastInsertRowid);
    } catch (error) {
      if (isDuplicate(error)) throw new Failure('conflict', 'This domain is already in use.');
      throw error;
    }
  }

  byHostname(hostname: string): Domain | undefined {
    return this.#database.prepare('SELECT * FROM domains WHERE hostname = ?').get(hostname) as
      | Domain
      | undefined;
  }

  /** A domain of the account's own. Throws `not_found`. */
  get(userId: number, id: number): Domain {
    const domain = this.#database
      .prepare('SELECT * FROM domains WHERE userId = ? AND id = ?')
      .get(userId, id);
    if (domain === undefined) throw new Failure('not_found', 'This domain does not exist.');
    return domain as unknown as Domain;
  }

  count(userId: number): number {
    const row = this.#database
      .prepare('SELECT count(*) AS total FROM domains WHERE userId = ?')
      .get(userId);
    return Number(row?.['total']);
  }

  page(userId: number, limit: number, offset: number): Domain[] {
    return this.#database
      .prepare('SELECT * FROM domains WHERE userId = ? ORDER BY id LIMIT ? OFFSET ?')
      .all(userId, limit, offset) as unknown as Domain[];
  }

  shared(): Domain[] {
    return this.#database
      .prepare('SELECT * FROM domains WHERE userId IS NULL ORDER BY id')
      .all() as unknown as Domain[];
  }

  update(userId: number, id: number, redirects: Redirects): void {
    const { redirectRoot, redirect404 } = { ...this.get(userId, id), ...redirects };
    this.#database
      .prepare('UPDATE domains SET redirectRoot = ?, redirect404 = ? WHERE id = ?')
      .run(redirectRoot, redirect404, id);
  }

  delete(userId: number, id: number): void {
    this.get(userId, id);
    this.#database.prepare('DELETE FROM domains WHERE id = ?').run(id);
  }

  /** Takes the operator's domains away, so that they can be set anew. */
  clearShared(): void {
    this.#database.exec('DELETE FROM domains WHERE userId IS NULL');
  }
}

import type { DatabaseSync } from 'node:sqlite';

import { Failure } from '../failure.ts';
import { isDuplicate } from './is-duplicate.ts';
import { createKey, hashKey, hashPassword } from './secrets.ts';

export const usersSchema = `CREATE TABLE IF NOT EXISTS users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  keyHash TEXT NOT NULL UNIQUE,
  passwordHash TEXT,
  access TEXT NOT NULL DEFAULT 'full',
  registeredAt INTEGER NOT NULL
) STRICT;`;

/** What a key may do: everything; nothing, as the plan has no API right or the key is expired; or only reading. */
export type Access = 'full' | 'no_api_right' | 'expired_key' | 'read_only';

export interface User {
  id: number;
  username: string;
  email: string;
  access: Access;
  registeredAt: number;
}

export interface NewUser {
  username: string;
  email: string;
  /** Drawn unless given. */
  key?: string;
}

const columns = 'id, username, email, access, registeredAt';

/** The accounts. A key is known by its digest only: it is shown once, to whoever registers. */
export class Users {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Registers a user and makes the key. Throws `conflict` when the name or address is taken. */
  register(
    { username, email, key = createKey() }: NewUser,
    now: number,
  ): { key: string; id: number } {
    try {
      const { lastInsertRowid } = this.#database
        .prepare('INSERT INTO users (username, email, keyHash, registeredAt) VALUES (?, ?, ?, ?)')
        .run(username, email, hashKey(key), now);
      return { key, id: Number(lastInsertRowid) };
    } catch (error) {
      if (isDuplicate(error)) throw new Failure('conflict', 'This username or email is taken.');
      throw error;
    }
  }

  byKey(key: string): User | undefined {
    return this.#database
      .prepare(`SELECT ${columns} FROM users WHERE keyHash = ?`)
      .get(hashKey(key)) as User | undefined;
  }

  setAccess(id: number, access: Access): boolean {
    const { changes } = this.#database
      .prepare('UPDATE users SET access = ? WHERE id = ?')
      .run(access, id);
    return changes === 1;
  }

  /** Throws `conflict` when another account has the address. */
  setEmail(id: number, email: string): void {
    try {
      this.#database.prepare('UPDATE users SET email = ? WHERE id = ?').run(email, id);
    } catch (error) {
      if (isDuplicate(error)) throw new Failure('conflict', 'This email is already used.');
      throw error;
    }
  }

  setPassword(id: number, password: string): void {
    this.#database
      .prepare('UPDATE users SET passwordHash = ? WHERE id = ?')
      .run(hashPassword(password), id);
  }
}

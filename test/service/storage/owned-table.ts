import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

import { Failure } from '../failure.ts';
import { rowInserter } from './row-inserter.ts';

interface OwnedRow {
  id: number;
  userId: number;
}

/** Rows as objects with the columns' names; `STRICT` tables keep them to the types that are declared. */
export class OwnedTable<Row extends OwnedRow> {
  protected readonly database: DatabaseSync;
  readonly #table: string;
  readonly #thing: string;

  /**
   * A table whose rows each belong to one account, which sees no others.
   * @param thing what a row is, in sentences for people
   */
  constructor(database: DatabaseSync, table: string, thing: string) {
    this.database = database;
    this.#table = table;
    this.#thing = thing;
  }

  add(row: Omit<Row, 'id'>): number {
    const columns = { ...row } as Record<string, SQLInputValue>;
    return rowInserter(this.database, this.#table, Object.keys(columns))(columns);
  }

  /** A row of the account's own. Throws `not_found`. */
  get(userId: number, id: number): Row {
    const row = this.find(userId, id);
    if (row === undefined) throw new Failure('not_found', `This ${this.#thing} does not exist.`);
    return row;
  }

  find(userId: number, id: number): Row | undefined {
    return this.database
      .prepare(`SELECT * FROM ${this.#table} WHERE userId = ? AND id = ?`)
      .get(userId, id) as Row | undefined;
  }

  count(userId: number): number {
    const row = this.database
      .prepare(`SELECT count(*) AS total FROM ${this.#table} WHERE userId = ?`)
      .get(userId);
    return Number(row?.['total']);
  }

  page(userId: number, limit: number, offset: number): Row[] {
    return this.database
      .prepare(`SELECT * FROM ${this.#table} WHERE userId = ? ORDER BY id LIMIT ? OFFSET ?`)
      .all(userId, limit, offset) as unknown as Row[];
  }

  update(id: number, changes: Partial<Omit<Row, 'id' | 'userId'>>): void {
    const columns = Object.keys(changes);
    if (columns.length === 0) return;
    const settings = columns.map((column) => `${column} = ?`).join(', ');
    this.database
      .prepare(`UPDATE ${this.#table} SET ${settings} WHERE id = ?`)
      .run(...(Object.values(changes) as SQLInputValue[]), id);
  }

  /** Deletes a row of the account's own. Throws `not_found`. */
  delete(userId: number, id: number): void {
    this.get(userId, id);
    this.database.prepare(`DELETE FROM ${this.#table} WHERE id = ?`).run(id);
  }
}

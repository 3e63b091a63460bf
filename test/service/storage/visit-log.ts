import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

import { rowInserter } from './row-inserter.ts';

/** What is noted of a visit. `visitor` is a digest that tells visitors apart; `social` is the network it came from. */
export interface VisitLabels {
  visitor: string;
  country: string;
  referrer: string;
  browser: string;
  os: string;
  social: string | null;
}

export type VisitLabel = Exclude<keyof VisitLabels, 'visitor'>;

/** The columns of a table of visits, but for whose they are and when they were. */
export const visitColumns = `visitor TEXT NOT NULL,
  country TEXT NOT NULL,
  referrer TEXT NOT NULL,
  browser TEXT NOT NULL,
  os TEXT NOT NULL,
  social TEXT`;

/** The visits to everything of one sort: scans of QR codes, or visits to links. */
export class VisitLog<Row extends VisitLabels & { id: number }> {
  readonly #database: DatabaseSync;
  readonly #table: string;
  readonly #owner: string;

  /** @param owner the column that tells whose visit a row is */
  constructor(database: DatabaseSync, table: string, owner: keyof Row & string) {
    this.#database = database;
    this.#table = table;
    this.#owner = owner;
  }

  add(visit: Omit<Row, 'id'>): void {
    const columns = { ...visit } as Record<string, SQLInputValue>;
    rowInserter(this.#database, this.#table, Object.keys(columns))(columns);
  }

  countVisitors(id: number): number {
    const row = this.#database
      .prepare(
        `SELECT count(DISTINCT visitor) AS total FROM ${this.#table} WHERE ${this.#owner} = ?`,
      )
      .get(id);
    return Number(row?.['total']);
  }

  /** How often each label occurs among the visits to one thing, the most frequent first. */
  top(id: number, label: VisitLabel): { label: string; total: number }[] {
    return this.#database
      .prepare(
        `SELECT ${label} AS label, count(*) AS total FROM ${this.#table}
         WHERE ${this.#owner} = ? AND ${label} IS NOT NULL
         GROUP BY ${label} ORDER BY total DESC, label`,
      )
      .all(id) as unknown as { label: string; total: number }[];
  }
}

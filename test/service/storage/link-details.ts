import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

import { rowInserter } from './row-inserter.ts';

/** What the account API alone keeps of a link. Lists are JSON. */
export const linkDetailsSchema = `CREATE TABLE IF NOT EXISTS linkDetails (
  linkId INTEGER PRIMARY KEY REFERENCES links (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  metaTitle TEXT NOT NULL,
  metaDescription TEXT NOT NULL,
  description TEXT NOT NULL,
  pixels TEXT NOT NULL,
  geotargets TEXT NOT NULL,
  devicetargets TEXT NOT NULL,
  parameters TEXT NOT NULL
) STRICT;`;

/**
 * `type` is `direct`, `frame` or the id of a splash page, `pixels` the JSON of ids. The JSON of the others is a list of
 * `{location, link}`, `{device, link}` and `{name, value}`.
 */
export interface LinkDetailsRow {
  linkId: number;
  type: string;
  metaTitle: string;
  metaDescription: string;
  description: string;
  pixels: string;
  geotargets: string;
  devicetargets: string;
  parameters: string;
}

const plain: Omit<LinkDetailsRow, 'linkId'> = {
  type: 'direct',
  metaTitle: '',
  metaDescription: '',
  description: '',
  pixels: '[]',
  geotargets: '[]',
  devicetargets: '[]',
  parameters: '[]',
};

/** What links of all accounts have beyond what the short-URL API knows; a link without a row is a plain one. */
export class LinkDetails {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  of(linkId: number): LinkDetailsRow {
    const row = this.#database.prepare('SELECT * FROM linkDetails WHERE linkId = ?').get(linkId);
    return { linkId, ...plain, ...row };
  }

  /** Changes what is given, and leaves the rest as it is. */
  set(linkId: number, changes: Partial<LinkDetailsRow>): void {
    const row = { ...this.of(linkId), ...changes } as unknown as Record<string, SQLInputValue>;
    this.#database.prepare('DELETE FROM linkDetails WHERE linkId = ?').run(linkId);
    rowInserter(this.#database, 'linkDetails', Object.keys(row))(row);
  }
}

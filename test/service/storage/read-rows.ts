import type { DatabaseSync } from 'node:sqlite';

import type { TableName, TableRows } from './tables.ts';

/** All rows of a table, of all accounts, in the order in which they were made. */
export function readRows<Name extends TableName>(
  database: DatabaseSync,
  table: Name,
): TableRows[Name][] {
  const rows = database.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all();
  for (const row of rows) delete row['passwordHash'];
  return rows as unknown as TableRows[Name][];
}

import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** Columns and their values. */
export type ColumnValues = Readonly<Record<string, SQLInputValue>>;

/**
 * Prepares the insertion of rows that have these columns; it answers the row's id, and throws what
 * SQLite says against the row. Names of tables and columns come from code alone, never from a request.
 */
export function rowInserter(
  database: DatabaseSync,
  table: string,
  columns: readonly string[],
): (row: ColumnValues) => number {
  const places = columns.map(() => '?').join(', ');
  const statement = database.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`,
  );
  return (row) =>
    Number(statement.run(...columns.map((column) => row[column] ?? null)).lastInsertRowid);
}

import { DatabaseSync } from 'node:sqlite';

/**
 * Opens a database in memory, with its tables.
 * @param schemas `CREATE TABLE IF NOT EXISTS` statements, in an order that suits their references
 */
export function openDatabase(schemas: readonly string[]): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA foreign_keys = ON;');
  for (const schema of schemas) database.exec(schema);
  return database;
}

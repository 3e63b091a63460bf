import { DatabaseSync } from 'node:sqlite';

/**
 * Opens the service's database, and creates the tables that are not there.
 * @param path a file, or `:memory:`
 * @param schemas `CREATE TABLE IF NOT EXISTS` statements, in an order that suits their references
 */
export function openDatabase(path: string, schemas: readonly string[]): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000;');
  for (const schema of schemas) database.exec(schema);
  return database;
}

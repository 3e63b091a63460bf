import { openDB } from 'idb';

/** Puts a value into a database past the product, as damage or another version would. */
export async function putRaw(
  [name, store]: [name: string, store: string],
  value: unknown,
  key?: IDBValidKey,
): Promise<void> {
  const database = await openDB(name);
  try {
    await database.put(store, value, key);
  } finally {
    database.close();
  }
}

export async function databaseNames(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

import { openDB } from 'idb';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { databaseNames } from '../storage/raw-database';

/** All that is stored, in areas and databases, as one text. */
export async function everythingStored(): Promise<string> {
  const found: unknown[] = [
    await fakeBrowser.storage.local.get(),
    await fakeBrowser.storage.session.get(),
  ];
  for (const name of await databaseNames()) {
    const database = await openDB(String(name));
    for (const store of database.objectStoreNames)
      found.push(await database.getAllKeys(store), await database.getAll(store));
    database.close();
  }
  return JSON.stringify(found);
}

/** Lets others have their turn so many times. */
export async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => void setImmediate(resolve));
}

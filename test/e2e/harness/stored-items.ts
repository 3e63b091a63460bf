import type { View } from './view.ts';

/** One thing that the extension keeps: the area, its name there, and its content as JSON. */
export interface StoredItem {
  area: string;
  name: string;
  content: string;
}

/** Everything that the extension keeps, in all areas and databases. */
export async function storedItems(extensionPage: View): Promise<StoredItem[]> {
  const areas = await extensionPage.evaluate(readStorageAreas);
  const databases = await extensionPage.evaluate(readDatabases);
  return [...areas, ...databases];
}

async function readStorageAreas(): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for (const area of ['local', 'session', 'sync'] as const) {
    const stored = await chrome.storage[area].get(null);
    for (const [name, value] of Object.entries(stored))
      items.push({ area, name, content: JSON.stringify(value) });
  }
  for (const [name, content] of Object.entries(localStorage))
    items.push({ area: 'localStorage', name, content: String(content) });
  return items;
}

async function readDatabases(): Promise<StoredItem[]> {
  const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The database does not answer.')));
    });
  const items: StoredItem[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      const content = JSON.stringify([
        await settled(objects.getAllKeys()),
        await settled(objects.getAll()),
      ]);
      items.push({ area: `indexedDB ${name}`, name: store, content });
    }
    database.close();
  }
  return items;
}

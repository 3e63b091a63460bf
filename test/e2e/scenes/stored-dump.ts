import { type StoredItem, storedItems } from '../harness/stored-items.ts';
import type { View } from '../harness/view.ts';

/** The key that the dumps' API keys are encrypted with: a browser hands out none, so it is put there before. */
const sealingKey = Array.from({ length: 32 }, (_, at) => at);

/** All that the extension has on disk, but that key. */
export async function readDump(page: View): Promise<StoredItem[]> {
  const items = await storedItems(page);
  return items.filter(({ area, name }) => area !== 'session' && name !== 'keys');
}

/** Puts a dump where the extension keeps things, past all of its code, and the key to it. The database has to be there. */
export async function writeDump(page: View, dump: readonly StoredItem[]): Promise<void> {
  await page.evaluate(write, [...dump], sealingKey);
}

/** Runs in the page. */
async function write(dump: StoredItem[], keyBytes: number[]): Promise<void> {
  const done = async (target: IDBRequest | IDBTransaction, event: string): Promise<void> =>
    new Promise((resolve, reject) => {
      target.addEventListener(event, () => resolve());
      target.addEventListener('error', () => reject(new Error('The database refuses it.')));
    });
  const bytes = new Uint8Array(keyBytes);
  const uses: KeyUsage[] = ['encrypt', 'decrypt'];
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, uses);
  const opening = indexedDB.open('curtail');
  await done(opening, 'success');
  const database = opening.result;
  const transaction = database.transaction(database.objectStoreNames, 'readwrite');
  transaction.objectStore('keys').put(key, 'apiKey');
  for (const { area, name, content } of dump) {
    if (area === 'local') continue;
    const store = transaction.objectStore(name);
    const [keys, values] = JSON.parse(content) as [IDBValidKey[], unknown[]];
    for (const [at, value] of values.entries())
      store.put(value, store.keyPath === null ? keys[at] : undefined);
  }
  await done(transaction, 'complete');
  database.close();
  const local = dump.filter(({ area }) => area === 'local');
  await chrome.storage.local.set(
    Object.fromEntries(local.map(({ name, content }) => [name, JSON.parse(content) as unknown])),
  );
}

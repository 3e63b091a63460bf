import { generateKey, importKey, newKeyBytes } from '@/lib/rules/sealing';

import { inTransaction } from './database';
import { sealingKeyItem } from './items';

const name = 'apiKey';

/** The key that encrypts the API key. The browser hands out no bytes of it, so only a database can keep it. */
export const sealingKeys = {
  get: async (place: 'disk' | 'memory'): Promise<CryptoKey | null> => {
    if (place === 'disk') return keyOnDisk();
    const bytes = await sealingKeyItem.get();
    return bytes && importKey(new Uint8Array(bytes));
  },
  /** Where no database can be had, as in Firefox without history, it lasts until the browser ends. */
  getOrCreate: async (): Promise<CryptoKey> =>
    (await keyOnDisk().catch(() => null)) ?? createOnDisk().catch(getOrCreateInMemory),
};

async function keyOnDisk(): Promise<CryptoKey | null> {
  const stored = await inTransaction(['keys'], 'readonly', async (transaction) =>
    transaction.objectStore('keys').get(name),
  );
  return stored instanceof CryptoKey ? stored : null;
}

async function createOnDisk(): Promise<CryptoKey> {
  const key = await generateKey();
  await inTransaction(
    ['keys'],
    'readwrite',
    async (transaction) => transaction.objectStore('keys').put(key, name),
    // What is encrypted with it must not outlive it.
    { durability: 'strict' },
  );
  return key;
}

async function getOrCreateInMemory(): Promise<CryptoKey> {
  const bytes = await sealingKeyItem.update((before) => before ?? [...newKeyBytes()]);
  return importKey(new Uint8Array(bytes ?? []));
}

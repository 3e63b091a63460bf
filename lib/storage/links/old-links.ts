import { openDB } from 'idb';

import { type LinkRecord, linkRecord } from '@/lib/model/link';
import { deleteWhole } from '@/lib/storage/delete-whole';

/** The database of the first versions: under `page:<page key>` the links of a page, under `short:<short URL>` its key. */
const name = 'curtail-links';
const page = 'page:';
const short = 'short:';

/** Every link in it, once; those that were damaged were not to be seen in the versions that wrote them, either. */
export async function readOldLinks(): Promise<LinkRecord[]> {
  const database = await openDB(name);
  try {
    if (!database.objectStoreNames.contains('links')) return [];
    const { store } = database.transaction('links');
    const [keys, values] = await Promise.all([
      store.getAllKeys(),
      store.getAll() as Promise<unknown[]>,
    ]);
    return linksOf(new Map(keys.map((key, i) => [key, values[i]])));
  } finally {
    database.close();
  }
}

export const deleteOldLinks = async (): Promise<void> => deleteWhole(name);

function linksOf(entries: ReadonlyMap<IDBValidKey, unknown>): LinkRecord[] {
  const links = new Map<string, LinkRecord>();
  for (const [key, stored] of entries) {
    if (typeof key !== 'string' || !key.startsWith(page) || !Array.isArray(stored)) continue;
    for (const link of stored.flatMap(readLink)) {
      // Should two pages have it, it is the one's that its short URL tells.
      const owner = entries.get(`${short}${link.shortUrl}`);
      if (!links.has(link.shortUrl) || owner === key.slice(page.length))
        links.set(link.shortUrl, link);
    }
  }
  return [...links.values()];
}

function readLink(stored: unknown): LinkRecord[] {
  const link = linkRecord.safeParse(stored);
  return link.success ? [link.data] : [];
}

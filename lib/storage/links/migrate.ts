import { openDB } from 'idb';

import { type LinkRecord, linkRecord } from '@/lib/model/link';
import { type InTransaction, deleteWhole } from '@/lib/storage/database';

import type { KeysOf } from './row';
import { writingLinks } from './writing';

/**
 * Transactions that come after the links of the old database were moved. That is done once: nothing of it is there until all of
 * it is, and the old database goes only after that. If it cannot be read, it is left for the next time that this one is opened.
 */
export function afterMigration(keysOf: KeysOf, run: InTransaction): InTransaction {
  let migrated: Promise<void> | undefined;
  return async (stores, mode, work, options) => {
    migrated ??= migrate(keysOf, run).catch(() => undefined);
    await migrated;
    return run(stores, mode, work, options);
  };
}

async function migrate(keysOf: KeysOf, run: InTransaction): Promise<void> {
  const state = await run(['meta'], 'readonly', async (transaction) =>
    transaction.objectStore('meta').get('old links'),
  );
  if (state === 'gone') return;
  await copy(await readOldLinks(), keysOf, run);
  // Nobody has to wait for this.
  void deleteOldLinks()
    .then(async () => noteGone(run))
    .catch(() => undefined);
}

const copy = async (
  links: readonly LinkRecord[],
  keysOf: KeysOf,
  run: InTransaction,
): Promise<void> =>
  run(
    ['links', 'meta'],
    'readwrite',
    async (transaction) => {
      const [store, meta] = [transaction.objectStore('links'), transaction.objectStore('meta')];
      // Another context was faster, or was cut off before it came to delete the old ones.
      if ((await meta.get('old links')) !== undefined) return;
      const [writing, known] = [await writingLinks(transaction), new Set(await store.getAllKeys())];
      for (const link of links)
        if (!known.has(link.shortUrl)) writing.put(undefined, { link, ...keysOf(link) });
      writing.end();
      await meta.put('copied', 'old links');
    },
    { durability: 'strict' },
  );

const noteGone = async (run: InTransaction): Promise<void> =>
  run(
    ['meta'],
    'readwrite',
    async (transaction) => void (await transaction.objectStore('meta').put('gone', 'old links')),
  );

/** The database of the first versions: under `page:<page key>` the links of a page, under `short:<short URL>` its key. */
const name = 'curtail-links';
const page = 'page:';
const short = 'short:';

/** Every link in it, once; those that were damaged were not to be seen in the versions that wrote them, either. */
async function readOldLinks(): Promise<LinkRecord[]> {
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

import type { LinkRecord } from '@/lib/contract/link';

import { inTransaction, type InTransaction } from './database';
import type { KeysOf } from './link-row';
import { writingLinks } from './link-writing';
import { deleteOldLinks, readOldLinks } from './old-links';

/**
 * Transactions that come after the links of the old database were moved. That is done once: nothing of it is there until all of
 * it is, and the old database goes only after that. If it cannot be read, it is left for the next time that this one is opened.
 */
export function afterMigration(keysOf: KeysOf): InTransaction {
  let migrated: Promise<void> | undefined;
  return async (stores, mode, work, options) => {
    migrated ??= migrate(keysOf).catch(() => undefined);
    await migrated;
    return inTransaction(stores, mode, work, options);
  };
}

async function migrate(keysOf: KeysOf): Promise<void> {
  const state = await inTransaction(['meta'], 'readonly', async (transaction) =>
    transaction.objectStore('meta').get('old links'),
  );
  if (state === 'gone') return;
  await copy(await readOldLinks(), keysOf);
  // Nobody has to wait for this.
  void deleteOldLinks()
    .then(async () => noteGone())
    .catch(() => undefined);
}

const copy = async (links: readonly LinkRecord[], keysOf: KeysOf): Promise<void> =>
  inTransaction(
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

const noteGone = async (): Promise<void> =>
  inTransaction(
    ['meta'],
    'readwrite',
    async (transaction) => void (await transaction.objectStore('meta').put('gone', 'old links')),
  );

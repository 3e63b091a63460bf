import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import type { KeysOf } from './link-row';
import { writingLinks } from './link-writing';
import { deleteOldLinks, readOldLinks } from './old-links';

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

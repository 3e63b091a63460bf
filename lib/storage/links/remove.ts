import type { InTransaction } from '@/lib/storage/database';

import { notifyChange } from './changes';
import { countAlong, countLinks, send } from './counts';
import { ofService } from './row';
import { writtenStores } from './write';

/** @returns how many there were */
export async function forgetAllLinks(run: InTransaction): Promise<number> {
  const { count } = await countLinks(run);
  await run(
    writtenStores,
    'readwrite',
    async (transaction) =>
      Promise.all(writtenStores.map(async (name) => transaction.objectStore(name).clear())),
    { durability: 'strict' },
  );
  notifyChange(null);
  return count;
}

export const forgetCreatedOutside = async (run: InTransaction): Promise<number> =>
  forgetEach(run, 'outside', null);

/** @param service its id */
export const forgetLinksOf = async (run: InTransaction, service: string): Promise<number> =>
  forgetEach(run, 'newest', ofService(service));

/** How many are removed in one transaction; between two, other callers get their turn. */
const partSize = 500;

/** @returns how many were removed */
async function forgetEach(
  run: InTransaction,
  index: 'newest' | 'outside',
  range: IDBKeyRange | null,
): Promise<number> {
  for (let count = 0; ;) {
    const gone = await run(writtenStores, 'readwrite', async (transaction) => {
      const links = transaction.objectStore('links');
      const counted = countAlong(transaction);
      const rows = await links.index(index).getAll(range, partSize);
      for (const row of rows) {
        counted.add(row, -1);
        send(links.delete(row.link.shortUrl));
        send(transaction.objectStore('entries').delete(row.link.shortUrl));
      }
      await counted.end();
      return rows.length;
    });
    if (gone > 0) notifyChange(null);
    count += gone;
    if (gone < partSize) return count;
  }
}

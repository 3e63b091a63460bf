import { type InTransaction, clearStores } from '@/lib/storage/database';

import { notifyChange } from './changes';
import { countChanges, countLinks, send } from './counts';
import { ofService } from './row';
import { writtenStores } from './write';

export async function forgetAllLinks(run: InTransaction): Promise<number> {
  const { count } = await countLinks(run);
  await clearStores(writtenStores, run);
  notifyChange(null);
  return count;
}

export const forgetCreatedOutside = async (run: InTransaction) => forgetEach(run, 'outside', null);

export const forgetLinksOf = async (run: InTransaction, service: string) =>
  forgetEach(run, 'newest', ofService(service));

/** Between two transactions, other callers get their turn. */
const partSize = 500;

async function forgetEach(
  run: InTransaction,
  index: 'newest' | 'outside',
  range: IDBKeyRange | null,
): Promise<number> {
  for (let count = 0; ;) {
    const removed = await run(writtenStores, 'readwrite', async (transaction) => {
      const links = transaction.objectStore('links');
      const rows = await links.index(index).getAll(range, partSize);
      for (const { link } of rows) {
        send(links.delete(link.shortUrl));
        send(transaction.objectStore('entries').delete(link.shortUrl));
      }
      await countChanges(
        transaction,
        rows.map((row) => [row, -1]),
      );
      return rows.length;
    });
    if (removed > 0) notifyChange(null);
    count += removed;
    if (removed < partSize) return count;
  }
}

import type { InTransaction } from '@/lib/storage/database';

import { notifyChange } from './changes';
import { ofService } from './row';
import { countAlong, countLinks, send, writtenStores } from './writing';

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

/** @param service as links are remembered under it */
export const forgetLinksOf = async (run: InTransaction, service: string): Promise<number> =>
  forgetEach(run, 'newest', ofService(service));

/** How many are removed in one transaction. */
const partSize = 500;

/** In parts between which others get their turn. @returns how many went */
async function forgetEach(
  run: InTransaction,
  index: 'newest' | 'outside',
  range: IDBKeyRange | null,
): Promise<number> {
  let count = 0;
  for (;;) {
    const gone = await run(writtenStores, 'readwrite', async (transaction) => {
      const [links, entries] = [
        transaction.objectStore('links'),
        transaction.objectStore('entries'),
      ];
      const counted = countAlong(transaction);
      const going = await links.index(index).getAll(range, partSize);
      for (const row of going) {
        counted.add(row, -1);
        send(links.delete(row.link.shortUrl));
        send(entries.delete(row.link.shortUrl));
      }
      await counted.end();
      return going.length;
    });
    if (gone > 0) notifyChange(null);
    count += gone;
    if (gone < partSize) return count;
  }
}

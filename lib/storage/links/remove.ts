import type { InTransaction } from '@/lib/storage/database';

import { type StoredLinkRow, isCreatedOutside } from './row';
import { dropSnapshot } from './snapshot';
import { type LinkRows, readTally, notifyForgotten, writingLinks } from './writing';

/** How many are looked through in one transaction. */
const seen = 500;

/** @returns how many there were */
export async function forgetAllLinks(run: InTransaction): Promise<number> {
  const { seq, count } = await run(
    ['links', 'meta', 'snapshot'],
    'readwrite',
    async (transaction) => {
      const before = await readTally(transaction);
      const tally = { seq: before.seq + 1, count: 0, elsewhere: 0 };
      await Promise.all([
        transaction.objectStore('links').clear(),
        dropSnapshot(transaction, tally.seq),
        transaction.objectStore('meta').put(tally, 'tally'),
      ]);
      return { seq: tally.seq, count: before.count };
    },
    { durability: 'strict' },
  );
  notifyForgotten('all', seq);
  return count;
}

export const forgetCreatedOutside = async (run: InTransaction): Promise<number> =>
  forgetEach(run, isCreatedOutside);

/** @param service as links are remembered under it */
export const forgetLinksOf = async (run: InTransaction, service: string): Promise<number> =>
  forgetEach(run, ({ link }) => link.service === service);

/** A few hundred at a time; what else is asked of the store gets its turn in between. @returns how many went */
async function forgetEach(run: InTransaction, goes: Removal['goes']): Promise<number> {
  let last = '';
  let count = 0;
  for (;;) {
    const after = IDBKeyRange.lowerBound(last, true);
    const { rows, gone } = await remove(run, {
      goes,
      choose: async (store) => store.getAll(after, seen),
    });
    count += gone;
    if (rows.length < seen) return count;
    last = rows.at(-1)?.link.shortUrl ?? last;
  }
}

/** Which links are taken out. */
interface Removal {
  /** Rows without others between them. */
  choose: (store: LinkRows) => Promise<StoredLinkRow[]>;
  goes: (row: StoredLinkRow) => boolean;
}

/** @returns the rows that were chosen, and how many of them went */
async function remove(
  run: InTransaction,
  removal: Removal,
): Promise<{ rows: StoredLinkRow[]; gone: number }> {
  const { rows, gone } = await run(
    ['links', 'meta', 'snapshot'],
    'readwrite',
    async (transaction) => {
      const chosen = await removal.choose(transaction.objectStore('links'));
      const runs = runsOf(chosen, removal);
      if (runs.length === 0) return { rows: chosen, gone: null };
      const writing = await writingLinks(transaction);
      for (const each of runs) writing.remove(each);
      const going = {
        shortUrls: runs.flat().map(({ link }) => link.shortUrl),
        seq: writing.end().seq,
      };
      await dropSnapshot(transaction, going.seq);
      return { rows: chosen, gone: going };
    },
  );
  if (gone !== null) notifyForgotten(gone.shortUrls, gone.seq);
  return { rows, gone: gone?.shortUrls.length ?? 0 };
}

/** The rows to remove, in runs without a row that stays between them. */
function runsOf(rows: readonly StoredLinkRow[], { goes }: Removal): StoredLinkRow[][] {
  const runs: StoredLinkRow[][] = [];
  let isGoing = false;
  for (const row of rows) {
    const wentBefore = isGoing;
    isGoing = goes(row);
    if (isGoing && wentBefore) runs.at(-1)?.push(row);
    else if (isGoing) runs.push([row]);
  }
  return runs;
}

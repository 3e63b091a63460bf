import { chunksOf } from '@/lib/async/yield';
import type { InTransaction } from '@/lib/storage/database';

import { type StoredLinkRow, isCreatedOutside } from './row';
import { dropSnapshot, noteRemoved } from './snapshot';
import { type LinkRows, readTally, getMany, notifyForgotten, writingLinks } from './writing';

/** How many are looked through in one transaction, and how many that are known to go are taken out. */
const sizes = { seen: 500, removed: 100 };

export async function forgetAllLinks(run: InTransaction): Promise<void> {
  const seq = await run(
    ['links', 'meta', 'snapshot'],
    'readwrite',
    async (transaction) => {
      const tally = { seq: (await readTally(transaction)).seq + 1, count: 0, elsewhere: 0 };
      await Promise.all([
        transaction.objectStore('links').clear(),
        dropSnapshot(transaction, tally.seq),
        transaction.objectStore('meta').put(tally, 'tally'),
      ]);
      return tally.seq;
    },
    { durability: 'strict' },
  );
  notifyForgotten('all', seq);
}

export const forgetCreatedOutside = async (run: InTransaction): Promise<void> =>
  forgetEach(run, isCreatedOutside);

/** @param service as links are remembered under it */
export const forgetLinksOf = async (run: InTransaction, service: string): Promise<void> =>
  forgetEach(run, ({ link }) => link.service === service);

/** A few hundred at a time; what else is asked of the store gets its turn in between. */
async function forgetEach(run: InTransaction, goes: Removal['goes']): Promise<void> {
  let last = '';
  for (;;) {
    const after = IDBKeyRange.lowerBound(last, true);
    const rows = await remove(run, {
      goes,
      choose: async (store) => store.getAll(after, sizes.seen),
      areNeighbours: true,
      changeSnapshot: async (transaction, { seq }) => dropSnapshot(transaction, seq),
    });
    if (rows.length < sizes.seen) return;
    last = rows.at(-1)?.link.shortUrl ?? last;
  }
}

/**
 * Takes links out, as far as they still are to go when their turn comes. It is nobody's wish to be rid of them, so that their
 * words may stay in the snapshot until it is kept anew.
 */
export async function removeLinks(
  run: InTransaction,
  shortUrls: readonly string[],
  goes: (row: StoredLinkRow) => boolean,
): Promise<void> {
  for (const part of chunksOf(shortUrls.toSorted(), sizes.removed))
    await remove(run, {
      goes,
      choose: async (store) => [...(await getMany(store, part)).values()],
      areNeighbours: false,
      changeSnapshot: noteRemoved,
    });
}

/** Which links are taken out. */
interface Removal {
  choose: (store: LinkRows) => Promise<StoredLinkRow[]>;
  /** There are no others between those that are chosen. */
  areNeighbours: boolean;
  goes: (row: StoredLinkRow) => boolean;
  changeSnapshot: typeof noteRemoved;
}

/** @returns the rows that were chosen, of which some went */
async function remove(run: InTransaction, removal: Removal): Promise<StoredLinkRow[]> {
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
      await removal.changeSnapshot(transaction, going);
      return { rows: chosen, gone: going };
    },
  );
  if (gone !== null) notifyForgotten(gone.shortUrls, gone.seq);
  return rows;
}

/** The rows to remove, in runs without a row that stays between them. */
function runsOf(
  rows: readonly StoredLinkRow[],
  { goes, areNeighbours }: Removal,
): StoredLinkRow[][] {
  const runs: StoredLinkRow[][] = [];
  let isGoing = false;
  for (const row of rows) {
    const wentBefore = isGoing && areNeighbours;
    isGoing = goes(row);
    if (isGoing && wentBefore) runs.at(-1)?.push(row);
    else if (isGoing) runs.push([row]);
  }
  return runs;
}

import { inTransaction, type InTransaction } from './database';
import { inParts } from './in-parts';
import { tellForgotten } from './link-events';
import { isElsewhere, type LinkRow } from './link-row';
import { dropSnapshot } from './link-snapshot';
import { readTally } from './link-tally';
import { writingLinks } from './link-writing';
import { deleteOldLinks } from './old-links';
import { rowsAmong, type LinkRows } from './rows-among';

/** How many are looked through in one transaction, and how many that are known to go are taken out. */
const sizes = { seen: 200, removed: 100 };

/** Also those that an older version left, before anything of them is moved. */
export async function forgetAllLinks(): Promise<void> {
  const seq = await inTransaction(
    ['links', 'meta', 'snapshot'],
    'readwrite',
    async (transaction) => {
      const tally = { seq: (await readTally(transaction)).seq + 1, count: 0, elsewhere: 0 };
      const meta = transaction.objectStore('meta');
      await Promise.all([
        transaction.objectStore('links').clear(),
        dropSnapshot(transaction, tally.seq),
        meta.put(tally, 'tally'),
        meta.put('copied', 'old links'),
      ]);
      return tally.seq;
    },
    { durability: 'strict' },
  );
  tellForgotten('all', seq);
  await deleteOldLinks();
}

/** A few hundred at a time; what else is asked of the store gets its turn in between. */
export async function forgetElsewhere(run: InTransaction): Promise<void> {
  let last = '';
  for (;;) {
    const after = IDBKeyRange.lowerBound(last, true);
    const rows = await remove(run, isElsewhere, async (store) => store.getAll(after, sizes.seen));
    if (rows.length < sizes.seen) return;
    last = rows.at(-1)?.link.shortUrl ?? last;
  }
}

/** Takes links out, as far as they still are to go when their turn comes. */
export async function removeLinks(
  run: InTransaction,
  shortUrls: readonly string[],
  goes: (row: LinkRow) => boolean,
): Promise<void> {
  for (const part of inParts(shortUrls.toSorted(), sizes.removed))
    await remove(run, goes, async (store) => [...(await rowsAmong(store, part)).values()]);
}

/** Takes out those that go among some rows, which it gives back. */
async function remove(
  run: InTransaction,
  goes: (row: LinkRow) => boolean,
  choose: (store: LinkRows) => Promise<LinkRow[]>,
): Promise<LinkRow[]> {
  const { rows, going, seq } = await run(
    ['links', 'meta', 'snapshot'],
    'readwrite',
    async (transaction) => {
      const chosen = { rows: await choose(transaction.objectStore('links')) };
      const leaving = chosen.rows.filter(goes);
      if (leaving.length === 0) return { ...chosen, going: [], seq: 0 };
      const writing = await writingLinks(transaction);
      for (const row of leaving) writing.remove(row);
      const tally = writing.end();
      await dropSnapshot(transaction, tally.seq);
      return { ...chosen, going: leaving.map(({ link }) => link.shortUrl), seq: tally.seq };
    },
  );
  if (going.length > 0) tellForgotten(going, seq);
  return rows;
}

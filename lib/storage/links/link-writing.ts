import type { Transaction } from '@/lib/storage/database';

import { type LinkRow, isElsewhere } from './link-row';
import { type Tally, readTally } from './link-tally';

/** The writes of one transaction, and the count of them. */
export interface LinkWriting {
  /** Stores a link, with its keys, in the place of a row; undefined for none. */
  put(before: LinkRow | undefined, link: Omit<LinkRow, 'seq'>): LinkRow;
  /** Takes out rows that are neighbours: none that stays is between them. */
  remove(rows: readonly LinkRow[]): void;
  /** Stores the count; nothing can be written after that. Writes that fail have the transaction fail. */
  end(): Tally;
}

/** Every write of links goes through here, so that their count and their numbers are always right. */
export async function writingLinks<S extends 'links' | 'meta' | 'snapshot'>(
  transaction: Transaction<S | 'links' | 'meta', 'readwrite'>,
): Promise<LinkWriting> {
  const store = transaction.objectStore('links');
  const tally = await readTally(transaction);
  return {
    put(before, link) {
      tally.seq += 1;
      const row = { ...link, seq: tally.seq };
      if (before === undefined) tally.count += 1;
      tally.elsewhere += Number(isElsewhere(row)) - Number(isElsewhere(before));
      ask(store.put(row));
      return row;
    },
    remove(rows) {
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined) return;
      tally.seq += rows.length;
      tally.count -= rows.length;
      tally.elsewhere -= rows.filter(isElsewhere).length;
      // A range goes in a fraction of the time that its rows take one by one.
      ask(store.delete(IDBKeyRange.bound(first.link.shortUrl, last.link.shortUrl)));
    },
    end() {
      ask(transaction.objectStore('meta').put(tally, 'tally'));
      return tally;
    },
  };
}

/** A request that fails has its transaction fail, which is where that is heard. */
function ask(request: Promise<unknown>): void {
  request.catch(() => undefined);
}

import type { Bulk, BulkRow } from '@/lib/model/bulk';

import { countRows, kindOf, recount } from './count-rows';
import { createKeptHead } from './kept-head';
import type { BulkDependencies } from './ports';

/** A job that is open in this worker: its head and rows as they stand, both kept at every change. */
export interface Progress {
  head: () => Bulk;
  row: (place: number) => BulkRow;
  /** The places of rows of a kind, in their order. */
  placesOf: (isWanted: (row: BulkRow) => boolean) => number[];
  /** Puts a row in its place. It is stored before the promise resolves, and before anybody sees it. */
  put: (place: number, row: BulkRow) => Promise<void>;
  /** Puts what `change` makes of each row in its place, all at once. */
  replaceAll: (change: (row: BulkRow) => BulkRow) => Promise<void>;
  change: (changes: Partial<Bulk>) => void;
  /** Whether it was dropped: then nothing of it is kept or told any more. */
  isGone: () => boolean;
  drop: () => void;
}

type Parts = Pick<BulkDependencies, 'rows' | 'head' | 'changed' | 'now'>;

/** @param stored as it was last kept; its counts are made anew from the rows, which are always right */
export function createProgress(parts: Parts, stored: Bulk, rows: BulkRow[]): Progress {
  const head = createKeptHead(parts, { ...stored, ...countRows(rows) });
  return {
    head: head.now,
    row: (place) => rows[place] ?? missing(place),
    placesOf: (isWanted) => rows.flatMap((row, place) => (isWanted(row) ? [place] : [])),
    async put(place, row) {
      if (head.isGone()) return;
      await parts.rows.put(place, row);
      const before = rows[place];
      rows[place] = row;
      if (before === undefined || kindOf(before) !== kindOf(row)) {
        head.change(recount(head.now(), before, row));
      }
    },
    async replaceAll(change) {
      const after = rows.map(change);
      await parts.rows.replaceAll(after);
      for (const [place, row] of after.entries()) rows[place] = row;
      head.change(countRows(rows));
    },
    change: head.change,
    isGone: head.isGone,
    drop: head.drop,
  };
}

const missing = (place: number): never => {
  throw new RangeError(`There is no row ${String(place)}.`);
};

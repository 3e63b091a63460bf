import { type BulkRow, bulkRow } from '@/lib/model/bulk';

import { inTransaction } from './database';
import { bulkRowKeyItem } from './items';
import { createSealedValues } from './sealed-values';

/** The rows of the bulk job, by their place in it: 0 up to, not including, their number. Checked when they are read. */
export interface BulkRows {
  /** Puts these in the place of all that there were, at once or not at all. */
  replaceAll(rows: readonly BulkRow[]): Promise<void>;
  /** From a place on, each in its order; null in the place of a damaged one. Ends where they end. */
  range(from: number, count: number): Promise<(BulkRow | null)[]>;
  /** Resolves once it would outlast a crash. */
  put(place: number, row: BulkRow): Promise<void>;
  clear(): Promise<void>;
}

/** A link that is told to be made must not be forgotten by the disk. */
const kept = { durability: 'strict' } as const;

const rowsSealed = createSealedValues(bulkRowKeyItem);

export const bulkRows: BulkRows = {
  async replaceAll(rows) {
    const sealed = await rowsSealed.seal(rows);
    return inTransaction(
      ['bulk'],
      'readwrite',
      async (transaction) => {
        const store = transaction.objectStore('bulk');
        await Promise.all([
          store.clear(),
          ...sealed.map(async (row, place) => store.put(row, place)),
        ]);
      },
      kept,
    );
  },
  async range(from, count) {
    if (count === 0) return [];
    const stored = await inTransaction(['bulk'], 'readonly', async (transaction) =>
      transaction.objectStore('bulk').getAll(IDBKeyRange.lowerBound(from), count),
    );
    return (await rowsSealed.open(stored)).map(read);
  },
  async put(place, row) {
    const [sealed] = await rowsSealed.seal([row]);
    return inTransaction(
      ['bulk'],
      'readwrite',
      async (transaction) => void (await transaction.objectStore('bulk').put(sealed, place)),
      kept,
    );
  },
  clear: async () =>
    inTransaction(
      ['bulk'],
      'readwrite',
      async (transaction) => transaction.objectStore('bulk').clear(),
      kept,
    ),
};

function read(stored: unknown): BulkRow | null {
  const row = bulkRow.safeParse(stored);
  return row.success ? row.data : null;
}

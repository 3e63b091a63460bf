import { type RunRow, runRow } from '@/lib/model/run';
import type { RowStore } from '@/lib/runs/ports';

import { type Transaction, inTransaction } from './database';

/** A link that is reported as made must outlast a crash. */
const durability = { durability: 'strict' } as const;

type Rows = ReturnType<Transaction<'runs', 'readwrite'>['objectStore']>;

const write = async (work: (rows: Rows) => Promise<unknown>): Promise<void> =>
  inTransaction(
    ['runs'],
    'readwrite',
    async (transaction) => void (await work(transaction.objectStore('runs'))),
    durability,
  );

const allOf = (run: string): IDBKeyRange => IDBKeyRange.bound([run], [run, Infinity]);

export const runRows: RowStore = {
  async get(run) {
    const stored = await inTransaction(['runs'], 'readonly', async (transaction) =>
      transaction.objectStore('runs').getAll(allOf(run)),
    );
    return stored.map(read);
  },
  put: async (run, rows) =>
    write(async (all) => Promise.all(rows.map(async ([place, row]) => all.put(row, [run, place])))),
  clear: async (run) => write(async (all) => all.delete(allOf(run))),
};

function read(stored: unknown): RunRow | null {
  const row = runRow().safeParse(stored);
  return row.success ? row.data : null;
}

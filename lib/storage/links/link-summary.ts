import type { LinkRecord } from '@/lib/model/link';
import { z } from '@/lib/model/z';
import type { InTransaction } from '@/lib/storage/database';

import { readLinks } from './link-row';
import { readTally } from './link-tally';

/** What is told of all links in a few words, so that a first look at them need not wait for the snapshot. */
export interface KeptSummary {
  summary: unknown;
  /** The links that are not in it yet. */
  added: LinkRecord[];
}

const kept = z.object({
  version: z.number(),
  seq: z.number(),
  /** How many links there were. */
  count: z.number(),
  summary: z.unknown(),
});

/** With more of them, the snapshot is as fast. */
const mostAdded = 500;

export const loadSummary = async (
  run: InTransaction,
  version: number,
): Promise<KeptSummary | null> =>
  run(['snapshot', 'links', 'meta'], 'readonly', async (transaction) => {
    const [stored, tally] = await Promise.all([
      transaction.objectStore('snapshot').get('summary'),
      readTally(transaction),
    ]);
    const read = kept.safeParse(stored);
    if (!read.success || read.data.version !== version) return null;
    const { seq, count, summary } = read.data;
    if (tally.seq === seq) return { summary, added: [] };
    const after = IDBKeyRange.lowerBound(seq, true);
    const rows = await transaction
      .objectStore('links')
      .index('seq')
      .getAll(after, mostAdded + 1);
    // Links that went make it fewer. So with as many more links as rows were written, none went and all of these are new.
    const areNew = rows.length <= mostAdded && rows.length === tally.count - count;
    return areNew ? { summary, added: readLinks(rows) } : null;
  });

/** Relaxed: a summary that is lost is made anew. */
export const saveSummary = async (
  run: InTransaction,
  version: number,
  seq: number,
  summarize: () => unknown,
): Promise<boolean> =>
  run(
    ['snapshot', 'meta'],
    'readwrite',
    async (transaction) => {
      const tally = await readTally(transaction);
      if (tally.seq !== seq) return false;
      const summary = { version, seq, count: tally.count, summary: summarize() };
      await transaction.objectStore('snapshot').put(summary, 'summary');
      return true;
    },
    { durability: 'relaxed' },
  );

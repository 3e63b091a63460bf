import { lazy } from '@/lib/async/lazy';
import type { LinkRecord } from '@/lib/model/link';
import { z } from '@/lib/model/z';
import type { InTransaction, Transaction } from '@/lib/storage/database';

import { linksOfRows } from './row';
import { readTally } from './writing';

/** An index of the links, kept so that it need not be made anew. */
interface Snapshot {
  /** The number of the last write that is in it. */
  seq: number;
  blocks: unknown[];
}

const head = lazy(() => z.object({ version: z.number(), seq: z.number(), blocks: z.number() }));

const everyBlock = (): IDBKeyRange => IDBKeyRange.bound(0, Infinity);

export const loadSnapshot = async (run: InTransaction, version: number): Promise<Snapshot | null> =>
  run(['snapshot'], 'readonly', async (transaction) => {
    const store = transaction.objectStore('snapshot');
    const stored = head().safeParse(await store.get('head'));
    if (!stored.success || stored.data.version !== version) return null;
    const blocks = await store.getAll(everyBlock());
    const { seq } = stored.data;
    return blocks.length === stored.data.blocks ? { seq, blocks } : null;
  });

/** Relaxed: a snapshot that is lost is made anew. */
export const saveSnapshot = async (
  run: InTransaction,
  version: number,
  { seq, blocks }: Snapshot,
): Promise<boolean> =>
  run(
    ['snapshot'],
    'readwrite',
    async (transaction) => {
      const store = transaction.objectStore('snapshot');
      const forgotten = await store.get('forgotten');
      if (typeof forgotten === 'number' && forgotten > seq) return false;
      await store.delete(everyBlock());
      // One after the other, so that others get their turn while megabytes are cloned.
      for (const [number, block] of blocks.entries()) await store.put(block, number);
      await store.put({ version, seq, blocks: blocks.length }, 'head');
      return true;
    },
    { durability: 'relaxed' },
  );

/** What is written to when links are taken out. */
type Removing = Transaction<'links' | 'meta' | 'snapshot', 'readwrite'>;

/**
 * Whoever wishes links to go takes the snapshot and the summary away with them, which have their words, and leaves the number
 * that this took: an index from before that is not to be kept any more.
 */
export async function dropSnapshot(transaction: Removing, seq: number): Promise<void> {
  const store = transaction.objectStore('snapshot');
  await Promise.all([store.clear(), store.put(seq, 'forgotten')]);
}

/** A summary of all links, so that the first search need not wait for the snapshot. */
interface KeptSummary {
  summary: unknown;
  /** The links that are not in it yet. */
  added: LinkRecord[];
}

const summaryShape = lazy(() =>
  z.object({
    version: z.number(),
    seq: z.number(),
    /** How many links there were. */
    count: z.number(),
    summary: z.unknown(),
  }),
);

/** How many links are added to a summary while it is read; with more, the snapshot is as fast. */
const maxAdded = 500;

export const loadSummary = async (
  run: InTransaction,
  version: number,
): Promise<KeptSummary | null> =>
  run(['snapshot', 'links', 'meta'], 'readonly', async (transaction) => {
    const [stored, tally] = await Promise.all([
      transaction.objectStore('snapshot').get('summary'),
      readTally(transaction),
    ]);
    const read = summaryShape().safeParse(stored);
    if (!read.success || read.data.version !== version) return null;
    const { seq, count, summary } = read.data;
    if (tally.seq === seq) return { summary, added: [] };
    const after = IDBKeyRange.lowerBound(seq, true);
    const rows = await transaction
      .objectStore('links')
      .index('seq')
      .getAll(after, maxAdded + 1);
    // Links that went make it fewer. So with as many more links as rows were written, none went and all of these are new.
    const areNew = rows.length <= maxAdded && rows.length === tally.count - count;
    return areNew ? { summary, added: linksOfRows(rows) } : null;
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

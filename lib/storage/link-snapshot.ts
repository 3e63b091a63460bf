import { z } from '@/lib/contract/z';

import { inTransaction, type Transaction } from './database';

/** An index of the links, kept so that it need not be made anew. */
export interface Snapshot {
  /** The number of the last write that is in it. */
  seq: number;
  blocks: unknown[];
}

const head = z.object({ version: z.number(), seq: z.number(), blocks: z.number() });

const everyBlock = (): IDBKeyRange => IDBKeyRange.bound(0, Infinity);

export const loadSnapshot = async (version: number): Promise<Snapshot | null> =>
  inTransaction(['snapshot'], 'readonly', async (transaction) => {
    const store = transaction.objectStore('snapshot');
    const stored = head.safeParse(await store.get('head'));
    if (!stored.success || stored.data.version !== version) return null;
    const blocks = await store.getAll(everyBlock());
    return blocks.length === stored.data.blocks ? { seq: stored.data.seq, blocks } : null;
  });

/** Relaxed: a snapshot that is lost is made anew. */
export const saveSnapshot = async (version: number, { seq, blocks }: Snapshot): Promise<boolean> =>
  inTransaction(
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

/**
 * Whoever takes links out takes the snapshot away with it, which has their words, and leaves the number that this took: an index
 * from before that is not to be kept any more.
 */
export async function dropSnapshot(
  transaction: Transaction<'links' | 'meta' | 'snapshot', 'readwrite'>,
  seq: number,
): Promise<void> {
  const store = transaction.objectStore('snapshot');
  await Promise.all([store.clear(), store.put(seq, 'forgotten')]);
}

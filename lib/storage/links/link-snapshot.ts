import { z } from '@/lib/model/z';
import type { InTransaction, Transaction } from '@/lib/storage/database';

/** An index of the links, kept so that it need not be made anew. */
export interface Snapshot {
  /** The number of the last write that is in it. */
  seq: number;
  blocks: unknown[];
}

/** A snapshot as it is found later. */
export interface KeptSnapshot extends Snapshot {
  /** The short URLs of links that may be in it and were taken out since; some may have been written again after that. */
  removed: string[];
}

const head = z.object({ version: z.number(), seq: z.number(), blocks: z.number() });

const removedLinks = z._default(z.array(z.string()), []);

/** With more of them, a snapshot is better made anew. */
const mostRemoved = 10_000;

const everyBlock = (): IDBKeyRange => IDBKeyRange.bound(0, Infinity);

export const loadSnapshot = async (
  run: InTransaction,
  version: number,
): Promise<KeptSnapshot | null> =>
  run(['snapshot'], 'readonly', async (transaction) => {
    const store = transaction.objectStore('snapshot');
    const stored = head.safeParse(await store.get('head'));
    if (!stored.success || stored.data.version !== version) return null;
    const [blocks, gone] = await Promise.all([store.getAll(everyBlock()), store.get('removed')]);
    const { seq } = stored.data;
    const removed = removedLinks.safeParse(gone);
    const isWhole = blocks.length === stored.data.blocks && removed.success;
    return isWhole ? { seq, blocks, removed: removed.data } : null;
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
      await store.delete('removed');
      return true;
    },
    { durability: 'relaxed' },
  );

/** What is written to when links are taken out. */
type Removing = Transaction<'links' | 'meta' | 'snapshot', 'readwrite'>;

/**
 * Notes that links were taken out, by their short URL, which took a number of writes: the snapshot holds without them, and an
 * index from before that is not to be kept any more.
 */
export async function noteRemoved(
  transaction: Removing,
  { shortUrls, seq }: { shortUrls: readonly string[]; seq: number },
): Promise<void> {
  const store = transaction.objectStore('snapshot');
  const known = removedLinks.safeParse(await store.get('removed'));
  const removed = [...(known.data ?? []), ...shortUrls];
  if (!known.success || removed.length > mostRemoved) return dropSnapshot(transaction, seq);
  await Promise.all([store.put(removed, 'removed'), store.put(seq, 'forgotten')]);
}

/**
 * Whoever wishes links to go takes the snapshot and the summary away with them, which have their words, and leaves the number
 * that this took: an index from before that is not to be kept any more.
 */
export async function dropSnapshot(transaction: Removing, seq: number): Promise<void> {
  const store = transaction.objectStore('snapshot');
  await Promise.all([store.clear(), store.put(seq, 'forgotten')]);
}

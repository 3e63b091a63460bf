import { z } from '@/lib/model/z';
import type { InTransaction } from '@/lib/storage/database';

/** How many links are stored. */
export interface LinkCounts {
  count: number;
  /** Those of them that were made elsewhere. */
  elsewhere: number;
}

const tally = z.object({
  /** The number of the last write. It never goes back, not even when everything is forgotten. */
  seq: z.number(),
  count: z.number(),
  elsewhere: z.number(),
});

/** What is counted along, as counting 100,000 rows takes its time. Written in the same transaction as the links. */
export type Tally = z.infer<typeof tally>;

/** A transaction that can read the tally. */
interface WithMeta {
  objectStore(name: 'meta'): { get(key: 'tally'): Promise<unknown> };
}

export async function readTally(transaction: WithMeta): Promise<Tally> {
  const stored = tally.safeParse(await transaction.objectStore('meta').get('tally'));
  return stored.success ? stored.data : { seq: 0, count: 0, elsewhere: 0 };
}

export async function countLinks(run: InTransaction): Promise<LinkCounts> {
  const { count, elsewhere } = await run(['meta'], 'readonly', readTally);
  return { count, elsewhere };
}

import type { IndexStore } from '@/lib/link-index/store-port';

import type { FollowingEntries } from './following-entries';
import { snapshotVersion } from './snapshot-blocks';
import { summaryOf } from './summary-of';

/** So few links are all read in no time. */
const worthSumming = 2000;

/** Keeps what is told of the index in a few words. */
export interface SummarySaver {
  isKept: (following: FollowingEntries) => boolean;
  /** Does nothing where it is kept already, or cannot be. */
  save: (following: FollowingEntries) => Promise<void>;
}

export function createSummarySaver(store: Pick<IndexStore, 'saveSummary'>): SummarySaver {
  /** How much had changed when it was last to be kept. */
  let summed: number | null = null;

  const isKept = ({ entries }: FollowingEntries): boolean =>
    entries.changes === summed || entries.size < worthSumming;

  return {
    isKept,
    async save(following) {
      if (isKept(following)) return;
      const { entries, seq } = following;
      // Also when it fails: a full disk is not asked at every write.
      summed = entries.changes;
      await store.saveSummary(snapshotVersion, seq, () => summaryOf(entries)).catch(() => false);
    },
  };
}

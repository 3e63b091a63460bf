import type { IndexStore } from '@/lib/link-index/store-port';

import { encodeEntries } from './encode-entries';
import type { FollowingEntries } from './following-entries';
import { createQuiet } from './quiet';
import { snapshotVersion } from './snapshot-blocks';
import { createSummarySaver } from './summary-saver';

/** So many writes are read in a few dozen milliseconds. */
const mostUnsaved = 2000;

/**
 * Keeps the index anew when it changed a lot, and what is told of it in a few words when it changed at all, but not while
 * somebody asks or writes.
 */
export interface SnapshotSaver {
  /** It was asked something, or changed. */
  used(following: FollowingEntries): void;
}

/** @param wait resolves after so many milliseconds */
export function createSnapshotSaver(
  store: Pick<IndexStore, 'saveSnapshot' | 'saveSummary'>,
  wait: (milliseconds: number) => Promise<void>,
): SnapshotSaver {
  const quiet = createQuiet(wait);
  const summaries = createSummarySaver(store);
  let isSaving = false;

  const isKept = (following: FollowingEntries): boolean =>
    following.unsaved < mostUnsaved && summaries.isKept(following);

  async function save(following: FollowingEntries): Promise<void> {
    while (!isKept(following)) {
      await quiet.come();
      await summaries.save(following);
      if (following.unsaved >= mostUnsaved) await saveBlocks(following);
    }
  }

  /** What changes while it is made would leave it in pieces: then nothing is kept. */
  async function saveBlocks(following: FollowingEntries): Promise<void> {
    const { seq, unsaved } = following;
    const blocks = await encodeEntries(following.entries, async () => wait(0));
    if (blocks === null) return;
    // Also when it fails: a full disk is not asked at every write.
    following.saved(unsaved);
    await store.saveSnapshot(snapshotVersion, { seq, blocks });
  }

  return {
    used(following) {
      quiet.stir();
      if (isSaving || isKept(following)) return;
      isSaving = true;
      void save(following)
        .catch(() => undefined)
        .finally(() => {
          isSaving = false;
        });
    },
  };
}

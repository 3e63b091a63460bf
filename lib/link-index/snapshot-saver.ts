import { encodeEntries } from './encode-entries';
import type { FollowingEntries } from './following-entries';
import type { IndexStore } from './index-store';
import { snapshotVersion } from './snapshot-blocks';

/** So many writes are read in a few dozen milliseconds. */
const mostUnsaved = 2000;

/** In milliseconds. */
const quietFor = 500;

/** Keeps the index anew when it changed a lot, but not while somebody asks or writes. */
export interface SnapshotSaver {
  /** It was asked something, or changed. */
  used(following: FollowingEntries): void;
}

/** @param wait resolves after so many milliseconds */
export function createSnapshotSaver(
  store: Pick<IndexStore, 'saveSnapshot'>,
  wait: (milliseconds: number) => Promise<void>,
): SnapshotSaver {
  let uses = 0;
  let isSaving = false;

  async function quiet(): Promise<void> {
    let before: number;
    do {
      before = uses;
      await wait(quietFor);
    } while (before !== uses);
  }

  /** What changes while it is made would leave it in pieces: then it is made anew. */
  async function save(following: FollowingEntries): Promise<void> {
    for (;;) {
      await quiet();
      const { seq, unsaved } = following;
      const blocks = await encodeEntries(following.entries, async () => wait(0));
      if (blocks === null) continue;
      // Also when it fails: a full disk is not asked at every write.
      following.saved(unsaved);
      await store.saveSnapshot(snapshotVersion, { seq, blocks });
      return;
    }
  }

  return {
    used(following) {
      uses += 1;
      if (isSaving || following.unsaved < mostUnsaved) return;
      isSaving = true;
      void save(following)
        .catch(() => undefined)
        .finally(() => {
          isSaving = false;
        });
    },
  };
}

import type { IndexStore } from '@/lib/link-index/ports';

import { encodeEntries } from './codec';
import { snapshotVersion } from './format';
import type { FollowingEntries } from './load';
import { summaryOf } from './summary';

/** How many writes may be missing in the snapshot: as many as are read in a few dozen milliseconds. */
const maxUnsaved = 2000;

/**
 * Keeps the index anew when it changed a lot, and what is told of it in a few words when it changed at all, but not while
 * somebody asks or writes.
 */
interface SnapshotSaver {
  /** It was asked something, or changed. */
  used(following: FollowingEntries): void;
}

/** @param wait resolves after so many milliseconds */
export function createSnapshotSaver(
  store: Pick<IndexStore, 'saveSnapshot' | 'saveSummary'>,
  wait: (milliseconds: number) => Promise<void>,
): SnapshotSaver {
  const quiet = createIdleWaiter(wait);
  const summaries = createSummarySaver(store);
  let isSaving = false;

  const isKept = (following: FollowingEntries): boolean =>
    following.unsaved < maxUnsaved && summaries.isKept(following);

  async function save(following: FollowingEntries): Promise<void> {
    while (!isKept(following)) {
      await quiet.idle();
      await summaries.save(following);
      if (following.unsaved >= maxUnsaved) await saveBlocks(following);
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
      quiet.activity();
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

/** From how many links on a summary is worth it: fewer are all read in no time. */
const minLinksForSummary = 2000;

/** Saves the summary of the index, and knows whether the one that is saved is up to date. */
interface SummarySaver {
  isKept: (following: FollowingEntries) => boolean;
  /** Does nothing where it is kept already, or cannot be. */
  save: (following: FollowingEntries) => Promise<void>;
}

function createSummarySaver(store: Pick<IndexStore, 'saveSummary'>): SummarySaver {
  /** How much had changed when it was last to be kept. */
  let summed: number | null = null;

  const isKept = ({ entries }: FollowingEntries): boolean =>
    entries.changes === summed || entries.size < minLinksForSummary;

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

/** Waits until nothing has happened for a while. */
interface IdleWaiter {
  /** Something happened. */
  activity(): void;
  /** Resolves after a while in which nothing did. */
  idle(): Promise<void>;
}

/** In milliseconds. */
const idleTime = 500;

/** @param wait resolves after so many milliseconds */
function createIdleWaiter(wait: (milliseconds: number) => Promise<void>): IdleWaiter {
  let stirs = 0;
  return {
    activity: () => void (stirs += 1),
    async idle() {
      let before: number;
      do {
        before = stirs;
        await wait(idleTime);
      } while (before !== stirs);
    },
  };
}

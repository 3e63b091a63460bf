import { type Entries, createEntries } from '@/lib/link-index/entries';
import type { LinkIndex } from '@/lib/link-index/link-index';
import type { IndexStore } from '@/lib/link-index/ports';
import type { LinkRecord } from '@/lib/model/link';

import { decodeEntries } from './codec';
import { snapshotVersion } from './format';
import { createSummaryFinder, storedSummary } from './summary';

/** Reads what was kept and what was written since; everything where nothing was kept, or nothing that can be read. */
export async function loadEntries(store: IndexStore): Promise<FollowingEntries> {
  const kept = await store.loadSnapshot(snapshotVersion).catch(() => null);
  const known = decodeEntries(kept?.blocks);
  const isKept = kept !== null && known !== null;
  const following = isKept
    ? createFollowingEntries(known, kept.seq)
    : createFollowingEntries(createEntries(), 0);
  // Those that were written again come back with what was written since.
  for await (const { links, seq } of store.changedSince(following.seq)) {
    following.written(links, seq);
  }
  return following;
}

/** Entries that keep up with a store of links. */
export interface FollowingEntries {
  readonly entries: Entries;
  /** The number of the last write that is in them. */
  readonly seq: number;
  /** How many writes are not in the snapshot that is kept. */
  readonly unsaved: number;
  /** The links as they are now, and the number of the last of these writes. */
  written(links: readonly LinkRecord[], seq: number): void;
  /** By short URL. The snapshot goes with them, or has their words longer than it need: it is to be kept anew. */
  forgotten(which: readonly string[] | 'all', seq: number): void;
  /** So many of the writes are in a snapshot now. */
  saved(writes: number): void;
}

/** @param seq the number of the last write that is in the entries */
function createFollowingEntries(entries: Entries, seq: number): FollowingEntries {
  let last = seq;
  let unsaved = 0;
  return {
    entries,
    get seq() {
      return last;
    },
    get unsaved() {
      return unsaved;
    },
    written(links, upTo) {
      for (const link of links) entries.put(link);
      unsaved += links.length;
      // What is told late may have been read before.
      last = Math.max(last, upTo);
    },
    forgotten(which, upTo) {
      if (which === 'all') entries.clear();
      else for (const shortUrl of which) entries.remove(shortUrl);
      unsaved = entries.size;
      last = Math.max(last, upTo);
    },
    saved(writes) {
      unsaved -= writes;
    },
  };
}

/** What answers a first look at the links (`isInSummary`); null where the index has to. */
export async function loadSummaryFinder(
  store: Pick<IndexStore, 'loadSummary'>,
): Promise<Pick<LinkIndex, 'find'> | null> {
  const kept = await store.loadSummary(snapshotVersion).catch(() => null);
  const read = storedSummary().safeParse(kept?.summary);
  return kept !== null && read.success ? createSummaryFinder(read.data, kept.added) : null;
}

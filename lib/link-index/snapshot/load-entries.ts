import { createEntries } from '@/lib/link-index/entries';
import type { IndexStore } from '@/lib/link-index/store-port';

import { decodeEntries } from './decode-entries';
import { type FollowingEntries, createFollowingEntries } from './following-entries';
import { snapshotVersion } from './snapshot-blocks';

/** Reads what was kept and what was written since; everything where nothing was kept, or nothing that can be read. */
export async function loadEntries(store: IndexStore): Promise<FollowingEntries> {
  const kept = await store.loadSnapshot(snapshotVersion).catch(() => null);
  const known = decodeEntries(kept?.blocks);
  const isKept = kept !== null && known !== null;
  const following = isKept
    ? createFollowingEntries(known, kept.seq)
    : createFollowingEntries(createEntries(), 0);
  // Those that were written again come back with what was written since.
  if (isKept && kept.removed.length > 0) following.forgotten(kept.removed, kept.seq);
  for await (const { links, seq } of store.changedSince(following.seq)) {
    following.written(links, seq);
  }
  return following;
}

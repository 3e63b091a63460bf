import type { Entries } from '@/lib/link-index/entries';
import type { LinkRecord } from '@/lib/model/link';

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
export function createFollowingEntries(entries: Entries, seq: number): FollowingEntries {
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

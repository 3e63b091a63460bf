import { createLinkIndex } from './create-link-index';
import type { LinkIndex } from './link-index';
import type { FollowingEntries } from './snapshot/following-entries';
import { loadEntries } from './snapshot/load-entries';
import { createSnapshotSaver } from './snapshot/snapshot-saver';
import type { IndexStore } from './store-port';

/** Links that are written at once by nothing but an import or a first look at the service's list. */
const manyWrites = 2000;

interface Kept {
  following: FollowingEntries;
  index: LinkIndex;
}

export interface MadeIndex {
  get: () => Promise<LinkIndex>;
  /** Nobody has to wait for it. */
  isReady: () => boolean;
}

/**
 * The index of all links of a store. It is made when it is first asked for, from what was kept of it or from the links
 * themselves; then it follows what is written and forgotten, and is kept anew when much of it changed. Very many writes make it,
 * too.
 *
 * Rejects when the links cannot be read; the next one who asks makes it try again.
 *
 * @param wait resolves after so many milliseconds
 */
export function createMadeIndex(
  store: IndexStore,
  wait: (milliseconds: number) => Promise<void>,
): MadeIndex {
  const saver = createSnapshotSaver(store, wait);
  let kept: Kept | undefined;
  let making: Promise<Kept> | undefined;
  // What is read may be from before a change or from after it, so what happens meanwhile is done once more at the end.
  let meanwhile: ((to: FollowingEntries) => void)[] = [];
  let unheard = 0;

  async function get(): Promise<LinkIndex> {
    making ??= make().catch((error: unknown) => {
      making = undefined;
      throw error;
    });
    const { index, following } = await making;
    saver.used(following);
    return index;
  }

  function hear(change: (to: FollowingEntries) => void, links: number): void {
    if (making === undefined) {
      unheard += links;
      // Whoever asks first after an import should not have to wait until all of it is read.
      if (unheard >= manyWrites) void get().catch(() => undefined);
      return;
    }
    if (kept === undefined) return void meanwhile.push(change);
    change(kept.following);
    saver.used(kept.following);
  }

  async function make(): Promise<Kept> {
    meanwhile = [];
    const following = await loadEntries(store);
    for (const change of meanwhile) change(following);
    kept = { following, index: createLinkIndex(following.entries) };
    return kept;
  }

  store.onWritten((links, seq) => hear((to) => to.written(links, seq), links.length));
  store.onForgotten((which, seq) => hear((to) => to.forgotten(which, seq), 0));

  return { get, isReady: () => kept !== undefined };
}

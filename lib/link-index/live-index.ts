import type { LinkQuery } from '@/lib/model/link-query';

import { type LinkIndex, createLinkIndex } from './link-index';
import type { IndexStore } from './ports';
import { type FollowingEntries, loadEntries, loadSummaryFinder } from './snapshot/load';
import { createSnapshotSaver } from './snapshot/save';
import { isInSummary } from './snapshot/summary';

/** Milliseconds in which a page draws the first answer: until then the index takes no processor from it. */
const firstDrawTime = 300;

export interface LiveIndex {
  (): Promise<LinkIndex>;
  /** What answers this query as the index does, which is there sooner for a first look at the list. */
  (query: LinkQuery): Promise<Pick<LinkIndex, 'find'>>;
}

/**
 * The index of all links of a store. Before it is there, a summary answers whoever opens the list.
 *
 * @param wait resolves after so many milliseconds
 */
export function createLiveIndex(
  store: IndexStore,
  wait: (milliseconds: number) => Promise<void>,
): LiveIndex {
  const { get, isReady } = createLazyIndex(store, wait);
  return finder;

  async function finder(): Promise<LinkIndex>;
  async function finder(query: LinkQuery): Promise<Pick<LinkIndex, 'find'>>;
  async function finder(query?: LinkQuery) {
    if (query === undefined || isReady() || !isInSummary(query)) return get();
    const summary = await loadSummaryFinder(store);
    if (summary === null) return get();
    // The next question may be about anything.
    void wait(firstDrawTime)
      .then(get)
      .catch(() => undefined);
    return summary;
  }
}

/** Links that are written at once by nothing but an import or a first look at the service's list. */
const bulkWriteCount = 2000;

interface LoadedIndex {
  following: FollowingEntries;
  index: LinkIndex;
}

interface LazyIndex {
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
function createLazyIndex(
  store: IndexStore,
  wait: (milliseconds: number) => Promise<void>,
): LazyIndex {
  const saver = createSnapshotSaver(store, wait);
  let kept: LoadedIndex | undefined;
  let making: Promise<LoadedIndex> | undefined;
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
      if (unheard >= bulkWriteCount) void get().catch(() => undefined);
      return;
    }
    if (kept === undefined) return void meanwhile.push(change);
    change(kept.following);
    saver.used(kept.following);
  }

  async function make(): Promise<LoadedIndex> {
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

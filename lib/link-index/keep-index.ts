import type { LinkQuery } from '@/lib/model/link-query';

import type { LinkIndex } from './link-index';
import { createMadeIndex } from './made-index';
import { loadSummary } from './snapshot/load-summary';
import { isInSummary } from './snapshot/summary-finder';
import type { IndexStore } from './store-port';

/** Milliseconds in which a page draws the first answer: until then the index takes no processor from it. */
const drawnWithin = 300;

export interface KeptIndex {
  (): Promise<LinkIndex>;
  /** What answers this query as the index does, which is there sooner for a first look at the list. */
  (query: LinkQuery): Promise<Pick<LinkIndex, 'find'>>;
}

/**
 * The index of all links of a store (made-index.ts). Before it is there, a summary answers whoever opens the list.
 *
 * @param wait resolves after so many milliseconds
 */
export function createKeptIndex(
  store: IndexStore,
  wait: (milliseconds: number) => Promise<void>,
): KeptIndex {
  const { get, isReady } = createMadeIndex(store, wait);
  return finder;

  async function finder(): Promise<LinkIndex>;
  async function finder(query: LinkQuery): Promise<Pick<LinkIndex, 'find'>>;
  async function finder(query?: LinkQuery) {
    if (query === undefined || isReady() || !isInSummary(query)) return get();
    const summary = await loadSummary(store);
    if (summary === null) return get();
    // The next question may be about anything.
    void wait(drawnWithin)
      .then(get)
      .catch(() => undefined);
    return summary;
  }
}

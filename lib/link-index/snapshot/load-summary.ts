import type { LinkIndex } from '@/lib/link-index/link-index';
import type { IndexStore } from '@/lib/link-index/store-port';

import { snapshotVersion } from './snapshot-blocks';
import { summary } from './summary';
import { createSummaryFinder } from './summary-finder';

/** What answers a first look at the links (`isInSummary`); null where the index has to. */
export async function loadSummary(
  store: Pick<IndexStore, 'loadSummary'>,
): Promise<Pick<LinkIndex, 'find'> | null> {
  const kept = await store.loadSummary(snapshotVersion).catch(() => null);
  const read = summary.safeParse(kept?.summary);
  return kept !== null && read.success ? createSummaryFinder(read.data, kept.added) : null;
}

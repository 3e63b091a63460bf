import { createEntries } from '@/lib/link-index/entries';
import { entryOf } from '@/lib/link-index/entry';
import { type Finder, createFinder } from '@/lib/link-index/finder';
import type { LinkRecord } from '@/lib/model/link';

/** What finds among these links as the index does. */
export function finderOf(links: readonly LinkRecord[]): Finder {
  const entries = createEntries();
  for (const link of links) entries.put(entryOf(link));
  return createFinder(entries);
}

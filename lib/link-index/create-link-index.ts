import { type Entries, createEntries } from './entries';
import { createFinder } from './find-links';
import type { LinkIndex } from './link-index';
import { searchLinks } from './search-links';
import { standings } from './standings';

/** @param entries what it begins with; none unless told */
export function createLinkIndex(entries: Entries = createEntries()): LinkIndex {
  const find = createFinder(entries);
  return {
    get size() {
      return entries.size;
    },
    put: (link) => entries.put(link),
    remove: (shortUrl) => entries.remove(shortUrl),
    clear: () => entries.clear(),
    find,
    standings: (service, today) => standings(entries.bySlot, service, today),
    search: (words, options) => searchLinks(entries, words, options),
  };
}

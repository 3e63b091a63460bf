import { ignoreFailure } from '@/lib/async/queue';
import type { LinkFinder } from '@/lib/links/ports';
import type { FoundLinks, LinkQuery } from '@/lib/model/link-query';
import { foldedWords } from '@/lib/rules/text';

import { createEntries } from './entries';
import { entryOf } from './entry';
import { type Finder, createFinder } from './finder';
import { countGroups } from './groups';
import type { EntryStore } from './ports';

/** Milliseconds within which the rows of a first look are read and drawn. */
const firstRowsTime = 250;

/** Made for 100,000 links: loaded at the first question, it follows what is written. */
export function createLinkIndex(store: EntryStore): LinkFinder {
  let index: ReturnType<typeof load> | null = null;

  store.onChange((written) => {
    if (written === null) index = null;
    else if (index !== null) for (const link of written) index.entries.put(entryOf(link));
  });

  async function loaded(): Promise<Finder> {
    const loading = (index ??= load(store));
    try {
      await loading.ready;
    } catch (error) {
      if (index === loading) index = null;
      throw error;
    }
    return loading.finder;
  }

  return {
    async find(query, service, today) {
      const first =
        index?.isReady === true ? null : await firstLook(store, query, { service, today });
      if (first === null) return (await loaded()).find(query, service, today);
      // The next key in the search waits for less of it.
      setTimeout(() => void ignoreFailure(loaded()), firstRowsTime);
      return first;
    },
    statuses: async (service, today) => (await loaded()).statuses(service, today),
    search: async (words, options) => (await loaded()).search(words, options),
  };
}

function load(store: EntryStore) {
  const entries = createEntries();
  const loading = { entries, finder: createFinder(entries), isReady: false, ready: read() };
  return loading;

  async function read(): Promise<void> {
    // What is there already was written meanwhile.
    for await (const part of store.entries()) for (const entry of part) entries.put(entry, false);
    loading.isReady = true;
  }
}

/** How many of the newest links a first look may be about. */
const maxNewest = 200;

/** Part of a list that was just opened, which takes no index; null for any other question. */
async function firstLook(
  store: EntryStore,
  { words, filter, host, order, from, count }: LinkQuery,
  { service, today }: { service: string; today: string },
): Promise<FoundLinks | null> {
  const end = from + count;
  const isAll = foldedWords(words).length === 0 && filter === 'all' && host === null;
  if (!isAll || order !== 'newest' || end > maxNewest) return null;
  const { shortUrls, groups } = await store.newest(service, end);
  const { counts, hosts } = countGroups(groups, today);
  return { shortUrls: shortUrls.slice(from), total: counts.all, counts, hosts };
}

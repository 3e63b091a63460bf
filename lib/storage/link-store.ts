import { clear, get, type UseStore } from 'idb-keyval';

import type { LinkRecord } from '@/lib/contract/link';

import { allLinks } from './all-links';
import { openLinks, pageEntry, readLinks, shortUrlEntry } from './link-rows';

/** The links made here, found by the page they lead to or by their short URL. */
export interface LinkStore {
  /** Newest first; empty when the page has none. */
  find(pageKey: string): Promise<LinkRecord[]>;
  findByShortUrl(shortUrl: string): Promise<LinkRecord | null>;
  /** Adds the link under its page, or puts it in the place of the one with the same short URL. */
  save(pageKey: string, link: LinkRecord): Promise<void>;
  /** Puts what `change` makes of a link in its place, losing nothing that is written beside it; null where there is none. */
  update(shortUrl: string, change: (link: LinkRecord) => LinkRecord): Promise<LinkRecord | null>;
  /** Newest first. They are read at once, and kept in memory until one is written, but for no longer than a minute. */
  all(): Promise<LinkRecord[]>;
  clear(): Promise<void>;
}

/** Opens the store of links. A lookup is one read by key, whatever the number of links. */
export function createLinkStore(): LinkStore {
  const store = openLinks();

  async function find(pageKey: string): Promise<LinkRecord[]> {
    return readLinks(await get<unknown>(pageEntry(pageKey), store));
  }

  return {
    find,
    async findByShortUrl(shortUrl) {
      const pageKey = await get<unknown>(shortUrlEntry(shortUrl), store);
      if (typeof pageKey !== 'string') return null;
      return (await find(pageKey)).find((link) => link.shortUrl === shortUrl) ?? null;
    },
    save: async (pageKey, link) => changing(async () => write(store, pageKey, link)),
    update: async (shortUrl, apply) => changing(async () => update(store, shortUrl, apply)),
    all: allLinks.get,
    clear: async () => changing(async () => clear(store)),
  };
}

/** What is read before the end of the change may be what was there before, so all of that is forgotten. */
async function changing<T>(change: () => Promise<T>): Promise<T> {
  return change().finally(allLinks.forget);
}

async function write(store: UseStore, pageKey: string, link: LinkRecord): Promise<void> {
  await store('readwrite', async (rows) => {
    const known = await settled(rows.get(pageEntry(pageKey)));
    rows.put(withLink(readLinks(known), link), pageEntry(pageKey));
    await settled(rows.put(pageKey, shortUrlEntry(link.shortUrl)));
  });
}

async function update(
  store: UseStore,
  shortUrl: string,
  change: (link: LinkRecord) => LinkRecord,
): Promise<LinkRecord | null> {
  return store('readwrite', async (rows) => {
    const pageKey = await settled(rows.get(shortUrlEntry(shortUrl)));
    if (typeof pageKey !== 'string') return null;
    const links = readLinks(await settled(rows.get(pageEntry(pageKey))));
    const link = links.find((each) => each.shortUrl === shortUrl);
    if (link === undefined) return null;
    const changed = change(link);
    await settled(rows.put(withLink(links, changed), pageEntry(pageKey)));
    return changed;
  });
}

function withLink(links: LinkRecord[], link: LinkRecord): LinkRecord[] {
  const others = links.filter((other) => other.shortUrl !== link.shortUrl);
  return [link, ...others].toSorted((a, b) => b.createdAt - a.createdAt);
}

async function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the link store refused')),
    );
  });
}

import { clear, createStore, get, type UseStore } from 'idb-keyval';

import { linkRecord, type LinkRecord } from '@/lib/contract/link';
import { z } from '@/lib/contract/z';

/** The links made here, found by the page they lead to or by their short URL. */
export interface LinkStore {
  /** Newest first; empty when the page has none. */
  find(pageKey: string): Promise<LinkRecord[]>;
  findByShortUrl(shortUrl: string): Promise<LinkRecord | null>;
  /** Adds the link under its page, or puts it in the place of the one with the same short URL. */
  save(pageKey: string, link: LinkRecord): Promise<void>;
  /** Puts what `change` makes of a link in its place, losing nothing that is written beside it; null where there is none. */
  update(shortUrl: string, change: (link: LinkRecord) => LinkRecord): Promise<LinkRecord | null>;
  clear(): Promise<void>;
}

const linkRecords = z.array(linkRecord);

/** Both kinds of key stand in one object store, so that one transaction writes both. */
const pageEntry = (pageKey: string): string => `page:${pageKey}`;
const shortUrlEntry = (shortUrl: string): string => `short:${shortUrl}`;

/** Opens the store of links. A lookup is one read by key, whatever the number of links. */
export function createLinkStore(): LinkStore {
  const store = createStore('curtail-links', 'links');

  async function find(pageKey: string): Promise<LinkRecord[]> {
    return read(await get<unknown>(pageEntry(pageKey), store));
  }

  return {
    find,
    async findByShortUrl(shortUrl) {
      const pageKey = await get<unknown>(shortUrlEntry(shortUrl), store);
      if (typeof pageKey !== 'string') return null;
      return (await find(pageKey)).find((link) => link.shortUrl === shortUrl) ?? null;
    },
    save: async (pageKey, link) => write(store, pageKey, link),
    update: async (shortUrl, apply) => update(store, shortUrl, apply),
    clear: async () => clear(store),
  };
}

/** A row that does not fit is left out: one damaged row must not hide the others. */
function read(stored: unknown): LinkRecord[] {
  if (!Array.isArray(stored)) return [];
  const whole = linkRecords.safeParse(stored);
  if (whole.success) return whole.data;
  return stored.flatMap((row) => {
    const link = linkRecord.safeParse(row);
    return link.success ? [link.data] : [];
  });
}

async function write(store: UseStore, pageKey: string, link: LinkRecord): Promise<void> {
  await store('readwrite', async (rows) => {
    const known = await settled(rows.get(pageEntry(pageKey)));
    rows.put(withLink(read(known), link), pageEntry(pageKey));
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
    const links = read(await settled(rows.get(pageEntry(pageKey))));
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

import type { EntryStore } from '@/lib/link-index/ports';
import type { LinkHistory } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { onChange } from './changes';
import {
  everyEntry,
  findAll,
  findByKey,
  findByKeys,
  findByShortUrl,
  findMade,
  newestOf,
  pageOfLinks,
} from './read';
import { forgetAllLinks, forgetCreatedOutside } from './remove';
import type { Projections } from './row';
import { saveLink, saveAllLinks, updateLink } from './write';
import { type LinkCounts, countLinks } from './writing';

/**
 * The links that are remembered, of all services. Every read hands out links that were checked; a damaged row is left out and
 * hides no other. Any of these may fail, as when the disk is full.
 */
export interface LinkStore extends LinkHistory, EntryStore {
  /** In the order of their short URLs. Fewer than `count` only at the end. `after`: the last short URL of the part before; null for none. */
  page(part: { after: string | null; count: number }): Promise<LinkRecord[]>;
  /** How many there are, and how many of them were made elsewhere. */
  count(): Promise<LinkCounts>;
  /** @returns how many went */
  forget(which: 'all' | 'elsewhere'): Promise<number>;
}

interface LinkStoreOptions extends Projections {
  inTransaction: InTransaction;
}

/**
 * Opens the store of links; its database is opened when it is first asked. All stores in one context are the same one, and hear of
 * each other's writes.
 */
export function createLinkStore({ inTransaction: run, ...made }: LinkStoreOptions): LinkStore {
  const writer = { run, ...made };
  const findAlike = rememberLast(async (key) => findByKey(run, 'alike', key));
  return {
    find: async (pageKey) => findByKey(run, 'page', pageKey),
    findByLooseKey: findAlike,
    findEachByLooseKey: async (alikeKeys) => findByKeys(run, 'alike', alikeKeys),
    findByShortUrl: async (shortUrl) => findByShortUrl(run, shortUrl),
    findAll: async (shortUrls) => findAll(run, shortUrls),
    findMade: async ({ url, attempt }) => findMade(run, url, attempt),
    page: async (part) => pageOfLinks(run, part),
    count: async () => countLinks(run),
    save: async (link, by) => saveLink(writer, link, by),
    saveAll: async (links, change) => saveAllLinks(writer, links, change),
    update: async (shortUrl, change) => updateLink(writer, shortUrl, change),
    forget: async (which) => (which === 'all' ? forgetAllLinks(run) : forgetCreatedOutside(run)),
    entries: () => everyEntry(run),
    newest: async (service, count) => newestOf(run, service, count),
    onChange,
  };
}

/** Remembers what was found last, until any link changes: opening the popup looks the links of a page up, and shortening does next. */
function rememberLast(
  find: (key: string) => Promise<LinkRecord[]>,
): (key: string) => Promise<LinkRecord[]> {
  let last: { key: string; found: Promise<LinkRecord[]> } | null = null;
  const forget = () => {
    last = null;
  };
  onChange(forget);
  return async (key) => {
    if (last?.key === key) return last.found;
    const found = find(key);
    last = { key, found };
    found.catch(forget);
    return found;
  };
}

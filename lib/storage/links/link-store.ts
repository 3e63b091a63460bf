import type { EntryStore } from '@/lib/link-index/ports';
import type { LinkHistory } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';

import { onChange } from './changes';
import { countLinks } from './counts';
import { everyEntry, findAlike, findAll, findMade, newestOf, pageOfLinks } from './read';
import { forgetAllLinks, forgetCreatedOutside } from './remove';
import { type Writer, saveAllLinks, saveLink, updateLink } from './write';

/**
 * The links that are remembered, of all services. Every read hands out links that were checked; a damaged row is left out and
 * hides no other. Any of these may fail, as when the disk is full.
 */
export interface LinkStore extends LinkHistory, EntryStore {
  page(part: Parameters<typeof pageOfLinks>[1]): Promise<LinkRecord[]>;
  count(): ReturnType<typeof countLinks>;
  /** @returns how many were removed */
  forget(which: 'all' | 'elsewhere'): Promise<number>;
}

/**
 * Opens the store of links; its database is opened when it is first asked. All stores in one context are the same one, and hear of
 * each other's writes.
 */
export function createLinkStore({
  inTransaction: run,
  ...projections
}: Omit<Writer, 'run'> & { inTransaction: Writer['run'] }): LinkStore {
  const writer = { run, ...projections };
  return {
    findAlike: rememberLast(async (looseKeys) => findAlike(run, looseKeys)),
    findByShortUrl: async (shortUrl) => (await findAll(run, [shortUrl]))[0] ?? null,
    findAll: async (shortUrls) => findAll(run, shortUrls),
    findMade: async (intent) => findMade(run, intent),
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
function rememberLast(find: LinkHistory['findAlike']): LinkHistory['findAlike'] {
  let last: { key: string; found: Promise<LinkRecord[][]> } | null = null;
  const forget = () => {
    last = null;
  };
  onChange(forget);
  return async (looseKeys) => {
    const key = looseKeys.join(' ');
    if (last?.key === key) return last.found;
    const found = find(looseKeys);
    last = { key, found };
    found.catch(forget);
    return found;
  };
}

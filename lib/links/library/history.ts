import type { LinkHistory, LinksDependencies } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';

/** The history of one service, which shows which links are written. */
export interface WatchedHistory extends LinkHistory {
  /** @returns the short URLs written from now on, one by one, as long as it is not ended */
  watch(): { written: ReadonlySet<string>; end: () => void };
}

/**
 * Only the links of the connected service lead from a page: one made on another is no answer, wherever it leads.
 *
 * @param parts.history writes of many at once are not seen: they are the watcher's own
 */
export function watchedHistory({
  history,
  service,
}: Pick<LinksDependencies, 'history' | 'service'>): WatchedHistory {
  const watchers = new Set<Set<string>>();
  const note = (shortUrl: string): void => watchers.forEach((written) => written.add(shortUrl));
  const ofService = async (found: Promise<LinkRecord[][]>): Promise<LinkRecord[][]> => {
    const [known, { id }] = await Promise.all([found, service()]);
    return known.map((links) => links.filter((link) => link.service === id));
  };
  const first = async (found: Promise<LinkRecord[]>): Promise<LinkRecord[]> =>
    (await ofService(found.then((links) => [links])))[0] ?? [];
  return {
    find: async (pageKey) => first(history.find(pageKey)),
    findByLooseKey: async (looseKey) => first(history.findByLooseKey(looseKey)),
    findEachByLooseKey: async (looseKeys) => ofService(history.findEachByLooseKey(looseKeys)),
    findByShortUrl: async (shortUrl) => history.findByShortUrl(shortUrl),
    findAll: async (shortUrls) => history.findAll(shortUrls),
    findMade: async (intent) => history.findMade(intent),
    saveAll: async (links, change) => history.saveAll(links, change),
    async save(link, by) {
      note(link.shortUrl);
      return history.save(link, by);
    },
    async update(shortUrl, change) {
      note(shortUrl);
      return history.update(shortUrl, change);
    },
    watch() {
      const written = new Set<string>();
      watchers.add(written);
      return { written, end: () => void watchers.delete(written) };
    },
  };
}

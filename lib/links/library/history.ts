import type { LinkHistory, LinkService, LinksDependencies } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';

/** Only the links of the service that is connected now lead from a page: one made on another is no answer, wherever it leads. */
export const historyOfService = ({
  history,
  service,
}: Pick<LinksDependencies, 'history' | 'service'>): LinkHistory => ({
  find: async (pageKey) => ofService(history.find(pageKey), service()),
  findByLooseKey: async (looseKey) => ofService(history.findByLooseKey(looseKey), service()),
  findEachByLooseKey: async (alikeKeys) =>
    eachOfService(history.findEachByLooseKey(alikeKeys), service()),
  findByShortUrl: async (shortUrl) => history.findByShortUrl(shortUrl),
  findAll: async (shortUrls) => history.findAll(shortUrls),
  findMade: async (intent) => history.findMade(intent),
  update: async (shortUrl, change) => history.update(shortUrl, change),
  save: async (link, by) => history.save(link, by),
  saveAll: async (links, change) => history.saveAll(links, change),
});

async function ofService(
  links: Promise<LinkRecord[]>,
  service: Promise<LinkService>,
): Promise<LinkRecord[]> {
  const [known, { id }] = await Promise.all([links, service]);
  return known.filter((link) => link.service === id);
}

async function eachOfService(
  links: Promise<LinkRecord[][]>,
  service: Promise<LinkService>,
): Promise<LinkRecord[][]> {
  const [known, { id }] = await Promise.all([links, service]);
  return known.map((each) => each.filter((link) => link.service === id));
}

/** A history that lets it be seen which links are written. */
export interface WatchedHistory extends LinkHistory {
  /** @returns the short URLs written from now on, one by one, as long as it is not ended */
  watch(): { written: ReadonlySet<string>; end: () => void };
}

/** @param history writes of many at once are not seen: they are the watcher's own */
export function watchedHistory(history: LinkHistory): WatchedHistory {
  const watchers = new Set<Set<string>>();
  const note = (shortUrl: string): void => watchers.forEach((written) => written.add(shortUrl));
  return {
    ...history,
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

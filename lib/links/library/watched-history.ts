import type { LinkHistory } from '@/lib/links/dependencies';

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
    async save(link) {
      note(link.shortUrl);
      return history.save(link);
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

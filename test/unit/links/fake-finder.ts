import type { LinkFinder } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { FoundLinks, LinkFilter, LinkQuery, KnownLinkStatus } from '@/lib/model/link-query';

import type { FakeHistory } from './fake-history';

/** Finds what it has to, however slowly, and knows the order `newest` alone. */
export class FakeFinder implements LinkFinder {
  readonly #history: FakeHistory;

  constructor(history: FakeHistory) {
    this.#history = history;
  }

  find(
    { words, host, filter, from, count }: LinkQuery,
    service: string,
    today: string,
  ): FoundLinks {
    const fitting = this.#of(service).filter(
      (link) => holds(link, words) && (host === null || new URL(link.shortUrl).host === host),
    );
    const under = (each: LinkFilter) => fitting.filter((link) => isUnder(link, each, today));
    const found = under(filter);
    return {
      shortUrls: found.slice(from, from + count).map(({ shortUrl }) => shortUrl),
      total: found.length,
      counts: {
        all: under('all').length,
        working: under('working').length,
        off: under('off').length,
        expiring: under('expiring').length,
        protected: under('protected').length,
        elsewhere: under('elsewhere').length,
      },
      hosts: [...new Set(this.#of(service).map((link) => new URL(link.shortUrl).host))].toSorted(),
    };
  }

  statuses(service: string, today: string): KnownLinkStatus[] {
    return this.#of(service).map((link) => ({
      shortUrl: link.shortUrl,
      isWorking: isUnder(link, 'working', today),
      isUnlisted: link.unlisted === true,
    }));
  }

  search(
    words: string,
    { service, limit, workingOn }: { service: string; limit: number; workingOn: string | null },
  ): string[] {
    return this.#of(service)
      .filter((link) => holds(link, words))
      .filter((link) => workingOn === null || isUnder(link, 'working', workingOn))
      .slice(0, limit)
      .map(({ shortUrl }) => shortUrl);
  }

  #of(service: string): LinkRecord[] {
    return this.#history.links
      .filter((link) => link.service === service)
      .toSorted((a, b) => b.createdAt - a.createdAt);
  }
}

const holds = ({ title, shortUrl, longUrl }: LinkRecord, words: string): boolean =>
  words
    .toLowerCase()
    .split(' ')
    .every((word) => `${title} ${shortUrl} ${longUrl}`.toLowerCase().includes(word));

function isUnder(link: LinkRecord, filter: LinkFilter, today: string): boolean {
  const isOff =
    link.status !== 'active' ||
    (link.expiry !== null && link.expiry < today) ||
    link.told?.gone === true;
  const within7Days = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10);
  return {
    all: true,
    working: !isOff,
    off: isOff,
    expiring: !isOff && link.expiry !== null && link.expiry <= within7Days,
    protected: link.hasPassword,
    elsewhere: link.elsewhere === true,
  }[filter];
}

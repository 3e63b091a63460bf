import type { Finder } from '@/lib/link-index/finder';
import type { LinkRecord } from '@/lib/model/link';
import type {
  FoundLinks,
  LinkFilter,
  LinkOrder,
  LinkQuery,
  KnownLinkStatus,
  SearchOptions,
} from '@/lib/model/link-query';
import { addDays } from '@/lib/rules/expiry';
import { fold, foldedWords } from '@/lib/rules/text';

/** Finds what the index finds, in the plainest way. */
export class PlainFinder implements Finder {
  readonly #links: readonly LinkRecord[];

  constructor(links: readonly LinkRecord[]) {
    this.#links = links;
  }

  newest(service: string): string[] {
    return this.#of(service)
      .toSorted(newest)
      .map(({ shortUrl }) => shortUrl);
  }

  find(query: LinkQuery, service: string, today: string): FoundLinks {
    const links = this.#of(service);
    const fitting = links
      .filter((link) => holds(link, query.words))
      .filter(({ shortUrl }) => query.host === null || new URL(shortUrl).host === query.host);
    const count = (filter: LinkFilter): number =>
      fitting.filter((link) => isUnder[filter](link, today)).length;
    const found = fitting
      .filter((link) => isUnder[query.filter](link, today))
      .toSorted((a, b) => compare[query.order](a, b) || newest(a, b));
    return {
      shortUrls: found.slice(query.from, query.from + query.count).map(({ shortUrl }) => shortUrl),
      total: found.length,
      counts: {
        all: count('all'),
        working: count('working'),
        off: count('off'),
        expiring: count('expiring'),
        protected: count('protected'),
        elsewhere: count('elsewhere'),
      },
      hosts: [...new Set(links.map(({ shortUrl }) => new URL(shortUrl).host))].toSorted(),
    };
  }

  statuses(service: string, today: string): KnownLinkStatus[] {
    return this.#of(service).map((link) => ({
      shortUrl: link.shortUrl,
      isWorking: isUnder.working(link, today),
      isUnlisted: link.unlisted ?? false,
    }));
  }

  search(words: string, { service, limit, workingOn }: SearchOptions): string[] {
    const found = this.#of(service)
      .filter((link) => holds(link, words))
      .filter((link) => workingOn === null || isUnder.working(link, workingOn))
      .toSorted(newest);
    const [first = ''] = foldedWords(words);
    const best = found.filter((link) => begins(link, first));
    return [...new Set([...best, ...found])].slice(0, limit).map(({ shortUrl }) => shortUrl);
  }

  #of(service: string): LinkRecord[] {
    return this.#links.filter((link) => link.service === service);
  }
}

const holds = (
  { title, shortUrl, longUrl, alias, domain, filing }: LinkRecord,
  words: string,
): boolean => {
  const fields = [
    title,
    shortUrl,
    longUrl,
    alias ?? '',
    domain ?? '',
    ...filing.map(({ name }) => name),
  ];
  return foldedWords(words).every((word) => fields.some((field) => fold(field).includes(word)));
};

const begins = ({ title, alias, shortUrl }: LinkRecord, word: string): boolean =>
  [title, alias ?? new URL(shortUrl).pathname.slice(1)].some((text) => fold(text).startsWith(word));

const isUnder: Record<LinkFilter, (link: LinkRecord, today: string) => boolean> = {
  all: () => true,
  working: (link, today) => !isUnder.off(link, today),
  off: ({ status, expiry, told }, today) =>
    status === 'disabled' || (expiry !== null && expiry < today) || told?.gone === true,
  expiring: (link, today) =>
    isUnder.working(link, today) && link.expiry !== null && link.expiry <= addDays(today, 7),
  protected: ({ hasPassword, unconfirmed = [] }) =>
    hasPassword && !unconfirmed.includes('password'),
  elsewhere: ({ elsewhere }) => elsewhere === true,
};

type Compare = (a: LinkRecord, b: LinkRecord) => number;

const newest: Compare = (a, b) => b.createdAt - a.createdAt || byText(a.shortUrl, b.shortUrl);

const compare: Record<LinkOrder, Compare> = {
  newest,
  oldest: known(({ createdAt }) => createdAt || null, byNumber),
  expiry: known(({ expiry }) => expiry, byText),
  visits: known(
    ({ told }) => told?.visits ?? null,
    (a, b) => b - a,
  ),
  title: known(({ title }) => fold(title) || null, byText),
};

/** Those of which it is not known come last. */
function known<T>(of: (link: LinkRecord) => T | null, order: (a: T, b: T) => number): Compare {
  return (one, other) => {
    const [a, b] = [of(one), of(other)];
    return a === null || b === null ? Number(a === null) - Number(b === null) : order(a, b);
  };
}

function byNumber(a: number, b: number): number {
  return a - b;
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

import { chunksOf } from '@/lib/async/yield';
import type { IntentsFor } from '@/lib/links/intents';
import type { LinkHistory, LinksDependencies } from '@/lib/links/ports';
import { readPage } from '@/lib/links/request';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkPage, LinkQuery } from '@/lib/model/link-query';
import type { ShortenRequest } from '@/lib/model/shorten';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { existingLinks, findFitting, onAskedHost } from './existing-link';
import { ownLink, ownLinks, ownLinkToCopy } from './own-link';

/** What is known of a page without asking the service. */
export interface RememberedLinks {
  /** The newest link of an address that works today, or else of another spelling of the address; null when there is none. */
  existingFor(url: string): Promise<LinkRecord | null>;
  /** The link that a request for these options would be given instead of a new one; null where there is none. @throws `invalid_input` */
  fittingFor(wanted: Pick<ShortenRequest, 'url' | 'domain' | 'expiry'>): Promise<LinkRecord | null>;
  /** What `existingFor` gives for each of many addresses, in its place. */
  existing(urls: readonly string[]): Promise<(LinkRecord | null)[]>;
  /** Whether a create for an address ended without a known outcome, or is still under way, and nothing answered it since. */
  uncertainFor(url: string, isPrivate?: boolean): Promise<boolean>;
  /** Whether an address is one of the short links that are remembered, on whatever service. */
  isOwnShortLink(url: string): Promise<boolean>;
  /** The link of the connected service that an address is the short URL of, however it is spelled; null for any other. */
  ownLink(url: string): Promise<LinkRecord | null>;
  /** What `ownLink` gives for each of many addresses, in its place. */
  ownLinks(urls: readonly string[]): Promise<(LinkRecord | null)[]>;
  /** What `ownLink` gives, to be copied without a question; throws with the link: `wrong_host` when it is on a host that nobody knows, `dead_link` when it is known not to work. */
  ownLinkToCopy(url: string): Promise<LinkRecord | null>;
  /** The links of the connected service that hold all of these words and work today, in the finder's order: the others are of no use on a clipboard. */
  searchWorking(words: string, limit: number): Promise<LinkRecord[]>;
  /** A part of the links of the connected service. */
  list(query: LinkQuery): Promise<LinkPage>;
}

type Dependencies = Pick<LinksDependencies, 'history' | 'service' | 'finder'>;

/** @param today gives `YYYY-MM-DD` */
export const rememberedLinks = (
  dependencies: Dependencies,
  intentsFor: IntentsFor,
  today: () => string,
): RememberedLinks => {
  const { history } = dependencies;
  const existingFor = async (url: string): Promise<LinkRecord | null> =>
    existing(dependencies, url, today());
  return {
    existingFor,
    fittingFor: async (wanted) => findFitting(dependencies, wanted, today()),
    existing: async (urls) => existingEach(dependencies, urls, today()),
    uncertainFor: async (url, isPrivate = false) => {
      const page = readPage(url);
      const last = page && (await intentsFor(isPrivate).find(page.pageKey)).at(-1);
      if (!last) return false;
      // Once there is a link, nobody waits for what came of an attempt before it.
      const link = isPrivate ? null : await existingFor(url);
      return link === null || link.createdAt <= last.at;
    },
    isOwnShortLink: async (url) => (await history.findByShortUrl(url)) !== null,
    ownLink: async (url) => ownLink(dependencies, url),
    ownLinks: async (urls) => ownLinks(dependencies, urls),
    ownLinkToCopy: async (url) => ownLinkToCopy(dependencies, url, today()),
    searchWorking: async (words, limit) =>
      search(dependencies, words, { limit, workingOn: today() }),
    list: async (query) => list(dependencies, query, today()),
  };
};

/** How many links are read at a time: the popup's turn must come in between. */
const batchSize = 250;

async function existingEach(
  { history, service }: Dependencies,
  urls: readonly string[],
  today: string,
): Promise<(LinkRecord | null)[]> {
  const found: (LinkRecord | null)[] = [];
  for (const some of chunksOf(urls, batchSize)) {
    const ahead = { history: await readAhead(history, some), service };
    found.push(...(await Promise.all(some.map(async (url) => existing(ahead, url, today)))));
  }
  return found;
}

async function existing(
  { history, service }: Pick<Dependencies, 'service'> & { history: PageHistory },
  url: string,
  today: string,
): Promise<LinkRecord | null> {
  const page = readPage(url);
  if (page === null) return null;
  const links = await existingLinks(history, page, today);
  const [newest = null] = links;
  // On a host that nobody knows, a link is only told where there is no other.
  return links.length > 1 ? (onAskedHost(links, null, await service()) ?? newest) : newest;
}

async function search(
  { finder, service, history }: Dependencies,
  words: string,
  options: { limit: number; workingOn: string },
): Promise<LinkRecord[]> {
  const { id } = await service();
  const shortUrls = await finder.search(words, { ...options, service: id });
  return stillThere(history.findAll(shortUrls));
}

async function list(
  { finder, service, history }: Dependencies,
  query: LinkQuery,
  today: string,
): Promise<LinkPage> {
  const { id } = await service();
  const { shortUrls, ...found } = await finder.find(query, id, today);
  return { ...found, links: await stillThere(history.findAll(shortUrls)) };
}

/** One that is forgotten between the two reads is left out. */
const stillThere = async (links: Promise<(LinkRecord | null)[]>): Promise<LinkRecord[]> =>
  (await links).filter((link) => link !== null);

/** What finds the links of a page. */
type PageHistory = Pick<LinkHistory, 'findByLooseKey'>;

/**
 * The links of many pages, read at once.
 * @returns what gives them for these pages, and nothing for any other
 */
async function readAhead(
  history: Pick<LinkHistory, 'findEachByLooseKey'>,
  urls: readonly string[],
): Promise<PageHistory> {
  const pages = urls.map(readPage).filter((page) => page !== null);
  const keys = [...new Set(pages.map(({ longUrl }) => looseUrlKey(longUrl)))];
  const found = await history.findEachByLooseKey(keys);
  const alike = new Map(keys.map((key, i) => [key, found[i] ?? []]));
  return { findByLooseKey: async (key) => alike.get(key) ?? [] };
}

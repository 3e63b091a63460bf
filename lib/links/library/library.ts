import { chunksOf } from '@/lib/async/yield';
import type { Intents } from '@/lib/links/intents';
import type { LinkHistory, LinksDependencies } from '@/lib/links/ports';
import { readPage } from '@/lib/links/request';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkPage, LinkQuery } from '@/lib/model/link-query';
import type { ShortenRequest } from '@/lib/model/shorten';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { existingLinks, findFitting, onAskedHost } from './existing-link';
import { ownLink, ownLinks, ownLinkToCopy } from './own-link';

type Dependencies = Pick<LinksDependencies, 'history' | 'service' | 'finder'>;

/** What is known of pages without asking the service. @param today gives `YYYY-MM-DD` */
export const rememberedLinks = (
  dependencies: Dependencies,
  intents: Intents,
  today: () => string,
) => {
  const { history } = dependencies;
  /** The newest link of an address that works today, or else of another spelling of the address. */
  const existingFor = async (url: string): Promise<LinkRecord | null> =>
    existing(dependencies, url, today());
  return {
    existingFor,
    fittingFor: async (wanted: Pick<ShortenRequest, 'url' | 'domain' | 'expiry'>) =>
      findFitting(dependencies, wanted, today()),
    /** What `existingFor` gives for each of many addresses, in its place. */
    existing: async (urls: readonly string[]) => existingEach(dependencies, urls, today()),
    /** Whether a create for an address ended without a known outcome, or is still under way, and nothing answered it since. */
    async uncertainFor(url: string): Promise<boolean> {
      const page = readPage(url);
      const last = page && (await intents.find(page.pageKey)).at(-1);
      if (!last) return false;
      // A link since then is all that its page waits for.
      const link = await existingFor(url);
      return link === null || link.createdAt <= last.at;
    },
    /** Whether an address is one of the short links that are remembered, on whatever service. */
    isOwnShortLink: async (url: string) => (await history.findByShortUrl(url)) !== null,
    ownLink: async (url: string) => ownLink(dependencies, url),
    ownLinks: async (urls: readonly string[]) => ownLinks(dependencies, urls),
    ownLinkToCopy: async (url: string) => ownLinkToCopy(dependencies, url, today()),
    /** The links that hold all of these words and work today: the others are of no use on a clipboard. */
    searchWorking: async (words: string, limit: number) =>
      search(dependencies, words, { limit, workingOn: today() }),
    list: async (query: LinkQuery) => list(dependencies, query, today()),
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
  // A link on an unknown host only counts where there is no other.
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

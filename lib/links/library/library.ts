import { chunksOf } from '@/lib/async/chunks';
import type { LinksDependencies } from '@/lib/links/ports';
import { type Page, readPage, readRequest } from '@/lib/links/record/request';
import type { LinkRecord } from '@/lib/model/link';
import type { LinkPage, LinkQuery } from '@/lib/model/link-query';
import type { ShortenRequest } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';

import { existingLinks, findExisting } from './existing-link';
import { ownLink, ownLinks, ownLinkToCopy } from './own-link';

type Dependencies = Pick<LinksDependencies, 'history' | 'service' | 'finder' | 'now' | 'intents'>;

/** What is known of pages without asking the service. */
export const rememberedLinks = (dependencies: Dependencies) => {
  const { history, finder, service, now, intents } = dependencies;
  const today = () => localDay(new Date(now()));
  const existing = async (urls: readonly string[]) => existingEach(dependencies, urls);
  /** The newest link of an address that works today, or else of another spelling of the address. */
  const existingFor = async (url: string): Promise<LinkRecord | null> => {
    const [link = null] = await existing([url]);
    return link;
  };
  /** One that is forgotten between the two reads is left out. */
  const readAll = async (shortUrls: readonly string[]): Promise<LinkRecord[]> =>
    (await history.findAll(shortUrls)).filter((link) => link !== null);
  return {
    existingFor,
    /** What `existingFor` gives for each of many addresses, in its place. */
    existing,
    /** @throws as `findExisting` does */
    async fittingFor({ url, domain, expiry }: Pick<ShortenRequest, 'url' | 'domain' | 'expiry'>) {
      const request = { url, domain, expiry, title: '', again: false, tabId: null };
      const found = await findExisting(dependencies, readRequest(request, today()));
      return found && found.link;
    },
    /** Whether a create for an address ended without a known outcome, or is still under way, and nothing answered it since. */
    async uncertainFor(url: string): Promise<boolean> {
      const page = readPage(url);
      const last = page && (await intents.find(page.pageKey)).at(-1);
      if (!last) return false;
      const link = await existingFor(url);
      return link === null || link.createdAt <= last.at;
    },
    /** Whether an address is one of the short links that are remembered, on whatever service. */
    isOwnShortLink: async (url: string) => (await history.findByShortUrl(url)) !== null,
    ownLink: async (url: string) => ownLink(dependencies, url),
    ownLinks: async (urls: readonly string[]) => ownLinks(dependencies, urls),
    ownLinkToCopy: async (url: string) => ownLinkToCopy(dependencies, url, today()),
    /** The links that hold all of these words and work today: the others are of no use on a clipboard. */
    async searchWorking(words: string, limit: number): Promise<LinkRecord[]> {
      const { id } = await service();
      return readAll(await finder.search(words, { limit, workingOn: today(), service: id }));
    },
    async list(query: LinkQuery): Promise<LinkPage> {
      const { id } = await service();
      const { shortUrls, ...found } = await finder.find(query, id, today());
      return { ...found, links: await readAll(shortUrls) };
    },
  };
};

/** How many links are read at a time: the popup's turn must come in between. */
const batchSize = 250;

const noPage: Page = { pageKey: '', longUrl: '' };

async function existingEach(
  dependencies: Dependencies,
  urls: readonly string[],
): Promise<(LinkRecord | null)[]> {
  const found: (LinkRecord | null)[] = [];
  for (const some of chunksOf(urls, batchSize)) {
    const pages = some.map((url) => readPage(url) ?? noPage);
    const links = await existingLinks(dependencies, pages);
    found.push(...links.map(([link = null]) => link));
  }
  return found;
}

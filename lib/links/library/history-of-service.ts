import type { LinkHistory, LinkService, LinksDependencies } from '@/lib/links/dependencies';
import type { LinkRecord } from '@/lib/model/link';

/** Only the links of the service that is connected now lead from a page: one made on another is no answer, wherever it leads. */
export const historyOfService = ({
  history,
  service,
}: Pick<LinksDependencies, 'history' | 'service'>): LinkHistory => ({
  find: async (pageKey) => ofService(history.find(pageKey), service()),
  findAlike: async (alikeKey) => ofService(history.findAlike(alikeKey), service()),
  findEachAlike: async (alikeKeys) => eachOfService(history.findEachAlike(alikeKeys), service()),
  findByShortUrl: async (shortUrl) => history.findByShortUrl(shortUrl),
  findAll: async (shortUrls) => history.findAll(shortUrls),
  update: async (shortUrl, change) => history.update(shortUrl, change),
  save: async (link) => history.save(link),
  saveAll: async (links, change) => history.saveAll(links, change),
});

async function ofService(
  links: Promise<LinkRecord[]>,
  service: Promise<LinkService>,
): Promise<LinkRecord[]> {
  const [known, { address }] = await Promise.all([links, service]);
  return known.filter((link) => link.service === address);
}

async function eachOfService(
  links: Promise<LinkRecord[][]>,
  service: Promise<LinkService>,
): Promise<LinkRecord[][]> {
  const [known, { address }] = await Promise.all([links, service]);
  return known.map((each) => each.filter((link) => link.service === address));
}

import type { LinkHistory, LinksDependencies } from './dependencies';

/** Only the links of the service that is connected now: one made on another is no answer, wherever it leads. */
export const historyOfService = ({
  history,
  service,
}: Pick<LinksDependencies, 'history' | 'service'>): LinkHistory => ({
  find: async (pageKey) => {
    const [links, { address }] = await Promise.all([history.find(pageKey), service()]);
    return links.filter((link) => link.service === address);
  },
  findByShortUrl: async (shortUrl) => history.findByShortUrl(shortUrl),
  update: async (shortUrl, change) => history.update(shortUrl, change),
  save: async (pageKey, link) => history.save(pageKey, link),
});

import type { IntentStore, LinkHistory } from '@/lib/links/ports';
import { hasAlias } from '@/lib/links/record/record';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

/**
 * Nothing is added to it. Of what is done to a link only what it is no more is written, as the link would be given out as it was.
 * @param made takes the keys of the links that are not added
 */
export const privateHistory = (history: LinkHistory, made: Set<string>): LinkHistory => ({
  findAlike: async (looseKeys) => history.findAlike(looseKeys),
  findByShortUrl: async (shortUrl) => history.findByShortUrl(shortUrl),
  findAll: async (shortUrls) => history.findAll(shortUrls),
  findMade: async (intent) => history.findMade(intent),
  saveAll: async () => ({ added: 0, known: 0 }),
  async save(link, by) {
    made.add(shortUrlKey(link.shortUrl));
    const known = await history.findByShortUrl(link.shortUrl).catch(() => null);
    return known === null || by === undefined ? link : by.merge(known);
  },
  async update(shortUrl, change, isDone) {
    if (isDone !== true) {
      const known = await history.findByShortUrl(shortUrl);
      return known && change(known);
    }
    return history.update(shortUrl, (known) => {
      const { longUrl, ...changed } = change(known);
      return { ...changed, title: known.title, longUrl: longUrl === known.longUrl ? longUrl : '' };
    });
  },
});

/** @returns whether a short URL is of a private window, as far as this worker knows */
export async function hiddenLinks(
  made: ReadonlySet<string>,
  passing: IntentStore,
): Promise<(shortUrl: string) => boolean> {
  // The answer may be lost, or the list be read before it comes.
  const aliases = (await passing.all()).flatMap(({ alias }) => alias ?? []);
  return (shortUrl) =>
    made.has(shortUrlKey(shortUrl)) || aliases.some((alias) => hasAlias(shortUrl, alias));
}

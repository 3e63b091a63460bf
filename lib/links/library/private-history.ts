import type { IntentStore, LinkHistory } from '@/lib/links/ports';
import { aliasIn } from '@/lib/links/record';

interface PrivateParts<History extends LinkHistory> {
  history: History;
  /** In memory alone. */
  intents: IntentStore;
  /** Aliases that the sync with the service's list leaves out; they are added here. */
  hidden: string[];
}

/**
 * The stores of private windows: what is remembered is found, and nothing is added to it. Of what is done to a link only what it is no
 * more is written, as the link would be given out as it was.
 */
export const privateStores = <History extends LinkHistory>({
  history,
  intents,
  hidden,
}: PrivateParts<History>) => ({
  intents: {
    all: async () => intents.all(),
    find: async (pageKey: string) => intents.find(pageKey),
    remove: async (intent) => intents.remove(intent),
    async save(intent) {
      // The answer may be lost, or the list be read before it comes.
      if (intent.alias !== null) hidden.push(intent.alias);
      await intents.save(intent);
    },
  } satisfies IntentStore,
  history: {
    ...history,
    async save(link, by) {
      hidden.push(aliasIn(link.shortUrl));
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
        return {
          ...changed,
          title: known.title,
          longUrl: longUrl === known.longUrl ? longUrl : '',
        };
      });
    },
  } satisfies LinkHistory,
});

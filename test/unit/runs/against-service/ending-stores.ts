import type { IntentStore, LinkHistory } from '@/lib/links/ports';

import type { Living } from '../../../fixtures/living-while';

/** How long a change of what is stored takes. */
export type Disk = () => Promise<void>;

/** The same links; each change takes a moment, before or after which the worker may end. */
export function endingHistory(history: LinkHistory, disk: Disk, living: Living): LinkHistory {
  return {
    findAlike: async (keys) => history.findAlike(keys),
    findByShortUrl: async (shortUrl) => history.findByShortUrl(shortUrl),
    findAll: async (shortUrls) => history.findAll(shortUrls),
    findMade: async (intent) => history.findMade(intent),
    save: living(async (link, by) => disk().then(async () => history.save(link, by))),
    saveAll: living(async (links, change) => history.saveAll(links, change)),
    update: living(async (shortUrl, change) =>
      disk().then(async () => history.update(shortUrl, change)),
    ),
  };
}

/** The same for creates whose outcome is not known. */
export function endingIntents(intents: IntentStore, disk: Disk, living: Living): IntentStore {
  return {
    all: async () => intents.all(),
    find: async (key) => intents.find(key),
    save: living(async (intent) => disk().then(async () => intents.save(intent))),
    remove: living(async ({ url, attempt }) =>
      disk().then(async () => intents.remove({ url, attempt })),
    ),
  };
}

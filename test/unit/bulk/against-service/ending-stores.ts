import type { IntentStore, LinkHistory } from '@/lib/links/ports';

import type { Living } from '../../../fixtures/living-while';
import type { NetworkClock } from './network-clock';

/** The same links; each change takes a moment, before or after which the worker may end. */
export function endingHistory(
  history: LinkHistory,
  { wait }: NetworkClock,
  living: Living,
): LinkHistory {
  return {
    find: async (key) => history.find(key),
    findByLooseKey: async (key) => history.findByLooseKey(key),
    findEachByLooseKey: async (keys) => history.findEachByLooseKey(keys),
    findByShortUrl: async (shortUrl) => history.findByShortUrl(shortUrl),
    findAll: async (shortUrls) => history.findAll(shortUrls),
    findMade: async (intent) => history.findMade(intent),
    save: living(async (link, by) => wait(1).then(async () => history.save(link, by))),
    saveAll: living(async (links, change) => history.saveAll(links, change)),
    update: living(async (shortUrl, change) =>
      wait(1).then(async () => history.update(shortUrl, change)),
    ),
  };
}

/** The same for creates whose outcome is not known. */
export function endingIntents(
  intents: IntentStore,
  { wait }: NetworkClock,
  living: Living,
): IntentStore {
  return {
    all: async () => intents.all(),
    find: async (key) => intents.find(key),
    save: living(async (intent) => wait(1).then(async () => intents.save(intent))),
    remove: living(async ({ url, attempt }) =>
      wait(1).then(async () => intents.remove({ url, attempt })),
    ),
  };
}

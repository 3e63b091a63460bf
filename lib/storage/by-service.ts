import { type Intent, byAge, intentKey } from '@/lib/model/shorten';

import type { StoredItem } from './stored-item';

type IntentsItem = Pick<StoredItem<Record<string, Intent>>, 'get' | 'update' | 'remove'>;

/**
 * Creates of one service without a known outcome, oldest first.
 * @param service its id
 * @param item where those of all services are kept
 */
export function createIntentStore(service: string, item: IntentsItem) {
  const keyOf = (intent: Pick<Intent, 'url' | 'attempt'>): string =>
    `${service} ${intentKey(intent)}`;
  const all = async (): Promise<Intent[]> =>
    Object.values(await item.get())
      .filter((intent) => intent.service === service)
      .toSorted(byAge);
  return {
    all,
    find: async (pageKey: string): Promise<Intent[]> =>
      (await all()).filter(({ url }) => url === pageKey),
    save: async (intent: Intent): Promise<void> =>
      void (await item.update((before) => ({
        ...before,
        [keyOf(intent)]: { ...intent, service },
      }))),
    clear: async (): Promise<void> => item.remove(),
    remove: async (intent: Pick<Intent, 'url' | 'attempt'>): Promise<void> =>
      void (await item.update(({ [keyOf(intent)]: _removed, ...others }) => others)),
  };
}

type ItemOfAll<T> = Pick<StoredItem<Record<string, T>>, 'get' | 'update'>;

/** What one service has in an item that holds something for each. */
export const entryOf = <T>({ get, update }: ItemOfAll<T>, service: string) => ({
  get: async (): Promise<T | null> => (await get())[service] ?? null,
  set: async (value: T): Promise<void> =>
    void (await update((all) => ({ ...all, [service]: value }))),
  remove: async (): Promise<void> =>
    void (await update(({ [service]: _removed, ...others }) => others)),
});

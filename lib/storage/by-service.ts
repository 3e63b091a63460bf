import { type Intent, byAge, intentKey } from '@/lib/model/shorten';

import type { StoredItem } from './stored-item';

type IntentsItem = Pick<StoredItem<Record<string, Intent>>, 'get' | 'update'>;

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
      void (await item.update((known) => ({ ...known, [keyOf(intent)]: { ...intent, service } }))),
    remove: async (intent: Pick<Intent, 'url' | 'attempt'>): Promise<void> =>
      void (await item.update(({ [keyOf(intent)]: _removed, ...others }) => others)),
  };
}

/** What is left of creates when services are forgotten. */
export const intentsOfOthers = (
  all: Record<string, Intent>,
  isForgotten: (service: string) => boolean,
): Record<string, Intent> =>
  Object.fromEntries(Object.entries(all).filter(([, { service = '' }]) => !isForgotten(service)));

type ItemOfAll<T> = Pick<StoredItem<Record<string, T>>, 'get' | 'update'>;

/** What stands under one name in an item of many, such as that of one service. */
export const entryOf = <T>({ get, update }: ItemOfAll<T>, name: string) => ({
  get: async (): Promise<T | null> => (await get())[name] ?? null,
  set: async (value: T): Promise<void> => void (await update((all) => ({ ...all, [name]: value }))),
  /** Writes nothing where there is none. @param isMeant another one is left */
  remove: async (isMeant: (value: T) => boolean = () => true): Promise<void> =>
    void (await update((all) => {
      const { [name]: removed, ...others } = all;
      return removed === undefined || !isMeant(removed) ? all : others;
    })),
});

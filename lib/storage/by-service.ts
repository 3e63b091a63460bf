import { type Intent, byAge, intentKey } from '@/lib/model/shorten';

import type { StoredItem } from './stored-item';

type ItemOfAll<T> = Pick<StoredItem<Record<string, T>>, 'get' | 'update'>;

/** Creates of one service without a known outcome, oldest first. @param item of all services */
export function createIntentStore(service: string, item: ItemOfAll<Intent>) {
  const entryFor = (intent: Pick<Intent, 'url' | 'attempt'>) =>
    entryOf(item, `${service} ${intentKey(intent)}`);
  const all = async (): Promise<Intent[]> =>
    Object.values(await item.get())
      .filter((intent) => intent.service === service)
      .toSorted(byAge);
  return {
    all,
    find: async (pageKey: string) => (await all()).filter(({ url }) => url === pageKey),
    save: async (intent: Intent) => entryFor(intent).set({ ...intent, service }),
    remove: async (intent: Pick<Intent, 'url' | 'attempt'>) => entryFor(intent).remove(),
  };
}

export const intentsOfOthers = (
  all: Record<string, Intent>,
  isForgotten: (service: string) => boolean,
): Record<string, Intent> =>
  Object.fromEntries(Object.entries(all).filter(([, { service = '' }]) => !isForgotten(service)));

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

import { type ServiceTraits, unknownTraits } from '@/lib/model/connection';
import { type Intent, byAge, intentKey } from '@/lib/model/shorten';

import { intentsItem } from './items';
import type { StoredItem } from './stored-item';

type IntentsItem = Pick<StoredItem<Record<string, Intent>>, 'get' | 'update' | 'remove'>;

/**
 * Creates of one service whose outcome is not known yet, oldest first. Those of others stay until somebody connects to them again.
 * @param service gives its base address; null for none
 * @param item where they are kept
 */
export function createIntentStore(
  service: () => Promise<string | null>,
  item: IntentsItem = intentsItem,
) {
  const all = async (): Promise<Intent[]> => {
    const mine = (await service()) ?? '';
    return Object.values(await item.get())
      .filter(({ service: owner }) => owner === mine)
      .toSorted(byAge);
  };
  return {
    all,
    find: async (pageKey: string): Promise<Intent[]> =>
      (await all()).filter(({ url }) => url === pageKey),
    async save(intent: Intent): Promise<void> {
      const mine = (await service()) ?? '';
      const stored = { ...intent, service: mine };
      await item.update((before) => ({ ...before, [keyOf(mine, intent)]: stored }));
    },
    clear: async (): Promise<void> => item.remove(),
    async remove(intent: Pick<Intent, 'url' | 'attempt'>): Promise<void> {
      const mine = (await service()) ?? '';
      const key = keyOf(mine, intent);
      await item.update(({ [key]: _removed, ...others }) => others);
    },
  };
}

const keyOf = (service: string, intent: Pick<Intent, 'url' | 'attempt'>): string =>
  `${service} ${intentKey(intent)}`;

type Traits = Record<string, ServiceTraits>;

/** What was learned of the service at a base address. */
export function traitsOf(
  item: Pick<StoredItem<Traits>, 'get' | 'update'>,
  address: () => Promise<string>,
) {
  const get = async (): Promise<ServiceTraits> => {
    const [at, all] = await Promise.all([address(), item.get()]);
    return all[at] ?? unknownTraits;
  };
  return {
    get,
    /** Nothing is written that is known already: most creates tell nothing new. */
    async learn(traits: Partial<ServiceTraits>): Promise<void> {
      const known = await get();
      if (JSON.stringify(known) === JSON.stringify({ ...known, ...traits })) return;
      const at = await address();
      await item.update((all) => ({ ...all, [at]: { ...(all[at] ?? unknownTraits), ...traits } }));
    },
  };
}

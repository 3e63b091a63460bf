import { type ServiceTraits, unknownTraits } from '@/lib/model/connection';

import type { StoredItem } from './stored-item';

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

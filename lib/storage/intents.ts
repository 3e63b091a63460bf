import { byAge, intentKey, type Intent } from '@/lib/contract/intent';

import { intentsItem } from './items';

/** Creates whose outcome is not known yet, oldest first. */
export const intents = {
  async all(): Promise<Intent[]> {
    return Object.values(await intentsItem.get()).toSorted(byAge);
  },
  async find(pageKey: string): Promise<Intent[]> {
    return (await this.all()).filter(({ url }) => url === pageKey);
  },
  async save(intent: Intent): Promise<void> {
    await intentsItem.update((all) => ({ ...all, [intentKey(intent)]: intent }));
  },
  async clear(): Promise<void> {
    await intentsItem.remove();
  },
  async remove(intent: Pick<Intent, 'url' | 'attempt'>): Promise<void> {
    await intentsItem.update(({ [intentKey(intent)]: _removed, ...others }) => others);
  },
};

import type { Intent } from '@/lib/contract/intent';

import { intentsItem } from './items';

/** Creates whose outcome is not known yet. */
export const intents = {
  async find(pageKey: string): Promise<Intent | null> {
    return (await intentsItem.get())[pageKey] ?? null;
  },
  async save(intent: Intent): Promise<void> {
    await intentsItem.update((all) => ({ ...all, [intent.url]: intent }));
  },
  async remove(pageKey: string): Promise<void> {
    await intentsItem.update(({ [pageKey]: _removed, ...others }) => others);
  },
};

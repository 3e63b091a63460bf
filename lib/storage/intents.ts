import { type Intent, byAge, intentKey } from '@/lib/model/shorten';

import { intentsItem } from './items';

/**
 * Creates of one service whose outcome is not known yet, oldest first. Those of others stay until somebody connects to them again.
 * @param service gives its base address; null for none
 */
export function createIntentStore(service: () => Promise<string | null>) {
  const all = async (): Promise<Intent[]> => {
    const mine = (await service()) ?? '';
    return Object.values(await intentsItem.get())
      .filter((intent) => isOf(intent, mine))
      .toSorted(byAge);
  };
  return {
    all,
    find: async (pageKey: string): Promise<Intent[]> =>
      (await all()).filter(({ url }) => url === pageKey),
    async save(intent: Intent): Promise<void> {
      const mine = (await service()) ?? '';
      const stored = { ...intent, service: mine };
      await intentsItem.update((before) => ({
        ...without(before, intent, mine),
        [`${mine} ${intentKey(intent)}`]: stored,
      }));
    },
    clear: async (): Promise<void> => intentsItem.remove(),
    async remove(intent: Pick<Intent, 'url' | 'attempt'>): Promise<void> {
      const mine = (await service()) ?? '';
      await intentsItem.update((before) => without(before, intent, mine));
    },
  };
}

/** Gives intents that do not tell their service to the one that was connected. */
export async function keepIntentsFor(service: string): Promise<void> {
  await intentsItem.update((all) =>
    Object.fromEntries(Object.entries(all).map(([key, intent]) => [key, { service, ...intent }])),
  );
}

const isOf = ({ service }: Intent, mine: string): boolean =>
  service === undefined || service === mine;

const without = (
  all: Readonly<Record<string, Intent>>,
  intent: Pick<Intent, 'url' | 'attempt'>,
  mine: string,
): Record<string, Intent> =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([, each]) => !isOf(each, mine) || intentKey(each) !== intentKey(intent),
    ),
  );

import type { ServiceTraits, StoredConnection } from '@/lib/model/connection';
import type { Preferences } from '@/lib/model/preferences';
import type { Service, ServicePreferences } from '@/lib/model/service';
import { currentOf, nothingKnown } from '@/lib/services/list';
import { createIntentStore, entryOf } from '@/lib/storage/by-service';

import type { Stores } from './stores';

/** The id of the service in use; null where none is connected. */
export const currentService = async ({
  services,
  current,
}: Pick<Stores, 'services' | 'current'>): Promise<string | null> =>
  currentOf(await services.get(), await current.get());

/** Everything that is stored, and of services what is stored of one. */
export type ServiceStores = ReturnType<typeof openService>;

/** Opens what is stored of a service; of one that is not connected that is nothing, and nothing can be added to it. */
export function openService(stores: Stores, id: string) {
  const find = async (): Promise<Service | undefined> => (await stores.services.get())[id];
  const known = async () => (await find()) ?? nothingKnown;
  const change = async (apply: (service: Service) => Service): Promise<void> =>
    void (await stores.services.update((all) => {
      const { [id]: service } = all;
      return service === undefined ? all : { ...all, [id]: apply(service) };
    }));
  return {
    ...stores,
    id,
    connection: {
      get: async (): Promise<StoredConnection | null> => (await find())?.connection ?? null,
      change: async (apply: (connection: StoredConnection) => StoredConnection) =>
        change((service) => ({ ...service, connection: apply(service.connection) })),
    },
    domains: {
      get: async (): Promise<string[]> => (await known()).domains,
      set: async (domains: string[]) => change((service) => ({ ...service, domains })),
    },
    traits: {
      get: async (): Promise<ServiceTraits> => (await known()).traits,
      /** Nothing is written that is known already: most creates say nothing new. */
      async learn(traits: Partial<ServiceTraits>): Promise<void> {
        const { traits: before } = await known();
        if (JSON.stringify(before) === JSON.stringify({ ...before, ...traits })) return;
        await change((service) => ({ ...service, traits: { ...service.traits, ...traits } }));
      },
    },
    preferences: preferencesOf(stores, { known, change }),
    linksSync: entryOf(stores.linksSyncs, id),
    intents: createIntentStore(id, stores.allIntents),
    passingIntents: createIntentStore(id, stores.allPassingIntents),
  };
}

interface ChosenParts {
  known: () => Promise<ServicePreferences>;
  change: (apply: (service: Service) => Service) => Promise<void>;
}

/** The preferences, with those that are of the service. */
const preferencesOf = ({ preferences }: Stores, { known, change }: ChosenParts) => {
  const chosen = async (): Promise<ServicePreferences> => {
    const { lastDomain, shortHosts } = await known();
    return { lastDomain, shortHosts };
  };
  return {
    ...preferences,
    get: async (): Promise<Preferences> => {
      const [shared, own] = await Promise.all([preferences.get(), chosen()]);
      return { ...shared, ...own };
    },
    async update(apply: (before: Preferences) => Preferences): Promise<Preferences> {
      const before = await chosen();
      let own = before;
      const shared = await preferences.update((all) => {
        const { lastDomain, shortHosts, ...after } = apply({ ...all, ...before });
        own = { lastDomain, shortHosts };
        return { ...all, ...after };
      });
      if (JSON.stringify(own) !== JSON.stringify(before))
        await change((service) => ({ ...service, ...own }));
      return { ...shared, ...own };
    },
  };
};

import type { ServiceTraits, StoredConnection } from '@/lib/model/connection';
import type { Preferences } from '@/lib/model/preferences';
import type { Service } from '@/lib/model/service';
import { currentOf, nothingKnown } from '@/lib/services/list';
import { createIntentStore, entryOf } from '@/lib/storage/by-service';

import type { Stores } from './stores';

export const currentService = async ({
  services,
  current,
}: Pick<Stores, 'services' | 'current'>): Promise<string | null> =>
  currentOf(await services.get(), await current.get());

export type ServiceStores = ReturnType<typeof openService>;

/** Of a service that is not connected nothing is stored, and nothing can be added. */
export function openService(stores: Stores, id: string) {
  const { get, change } = serviceOf(stores, id);
  const known = async (): Promise<Omit<Service, 'connection'>> => (await get()) ?? nothingKnown;
  return {
    ...stores,
    id,
    connection: {
      get: async (): Promise<StoredConnection | null> => (await get())?.connection ?? null,
      change: async (apply: (connection: StoredConnection) => StoredConnection) =>
        change(({ connection }) => ({ connection: apply(connection) })),
    },
    domains: {
      get: async (): Promise<string[]> => (await known()).domains,
      set: async (domains: string[]) => change(() => ({ domains })),
    },
    traits: {
      get: async (): Promise<ServiceTraits> => (await known()).traits,
      /** Most creates say nothing new, and write nothing. */
      async learn(learned: Partial<ServiceTraits>): Promise<void> {
        const { traits } = await known();
        if (isSame(traits, { ...traits, ...learned })) return;
        await change((service) => ({ traits: { ...service.traits, ...learned } }));
      },
    },
    preferences: preferencesOf(stores, known, change),
    qrLooks: entryOf(stores.allQrLooks, id),
    syncs: entryOf(stores.linksSyncs, id),
    intents: createIntentStore(id, stores.allIntents),
    passingIntents: createIntentStore(id, stores.allPassingIntents),
  };
}

type ChangeService = (apply: (service: Service) => Partial<Service>) => Promise<void>;

function serviceOf({ services }: Stores, id: string) {
  const change: ChangeService = async (apply) =>
    void (await services.update((all) => {
      const { [id]: service } = all;
      return service === undefined ? all : { ...all, [id]: { ...service, ...apply(service) } };
    }));
  return { get: async (): Promise<Service | undefined> => (await services.get())[id], change };
}

const preferencesOf = (
  { preferences }: Stores,
  known: () => Promise<Omit<Service, 'connection'>>,
  change: ChangeService,
) => ({
  ...preferences,
  get: async (): Promise<Preferences> => {
    const [shared, service] = await Promise.all([preferences.get(), known()]);
    return { ...shared, ...ownOf(service) };
  },
  async update(apply: (before: Preferences) => Preferences): Promise<Preferences> {
    const before = ownOf(await known());
    let own = before;
    const shared = await preferences.update((all) => {
      const { lastDomain, shortHosts, ...after } = apply({ ...all, ...before });
      own = { lastDomain, shortHosts };
      return { ...all, ...after };
    });
    if (!isSame(own, before)) await change(() => own);
    return { ...shared, ...own };
  },
});

const ownOf = ({ lastDomain, shortHosts }: Omit<Service, 'connection'>) => ({
  lastDomain,
  shortHosts,
});

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

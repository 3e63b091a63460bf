import { vi } from 'vitest';

import type { Job } from '@/lib/model/run';
import type { ShortenOutcome } from '@/lib/model/shorten';
import { type Account, isSameAccount } from '@/lib/rules/services';

import type { RunningService } from '../../service/start-service.ts';
import { startTwoServices } from './start-two-services';
import { type Lifetimes, loadLifetimes } from './without-browser';

/** An account on one of the local services. */
export interface Place {
  service: RunningService;
  key: string;
  userId: number;
  owner: Account;
}

/** Three accounts, the first and the last of them on one service, and a background that may be connected to all. */
export interface SeveralPlaces {
  places: [Place, Place, Place];
  handlers: Lifetimes['handlers'];
  parts: Lifetimes['parts'];
  /** Resolves once the worker of this moment ends. */
  workerEnd: () => Promise<undefined>;
  /** A worker ends, and nothing that it still asks for arrives; another one begins with what is stored. */
  restart: () => void;
  /** Connects to all of them, with nothing remembered; the last one is in use. */
  connectAll: () => Promise<void>;
  connect: (place: Place) => Promise<unknown>;
  use: (place: Place) => Promise<unknown>;
  /** What a place's links are remembered under. */
  idOf: (place: Place) => Promise<string>;
  /** The address of a page says on which place it is to be shortened. */
  pageOf: (place: Place, number: number) => string;
  create: (url: string) => Promise<ShortenOutcome>;
  /** Makes links on a place, whichever is in use. */
  makeBeside: (place: Place, numbers: readonly number[]) => Promise<Job>;
  close: () => Promise<void>;
}

function placeOf(service: RunningService, username: string): Place {
  const { key, id } = service.register({ username, email: `${username}@short.example` });
  return { service, key, userId: id, owner: { address: service.baseUrl, accountName: username } };
}

/** The pages that a place has working links of. */
export const linkedOn = ({ service, userId }: Place): string[] =>
  service
    .links()
    .filter((link) => link.userId === userId && link.status === 'active')
    .map(({ originalUrl }) => originalUrl);

export async function openSeveralPlaces(): Promise<SeveralPlaces> {
  const { services } = await startTwoServices();
  const [first, second] = services;
  const places: SeveralPlaces['places'] = [
    placeOf(first, 'one'),
    placeOf(second, 'one'),
    placeOf(first, 'two'),
  ];
  const createLifetimes = await loadLifetimes();
  const { fetch } = globalThis;
  let worker = Promise.withResolvers<undefined>();
  let lifetimes: Lifetimes;

  function restart(): void {
    worker.resolve(undefined);
    worker = Promise.withResolvers();
    let isAlive = true;
    void worker.promise.then(() => void (isAlive = false));
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) =>
      isAlive ? fetch(...asked) : new Promise<never>(() => undefined),
    );
    lifetimes = createLifetimes();
  }
  restart();

  const handlers = () => lifetimes.handlers();
  const connect = async ({ service, key }: Place) =>
    handlers()['connection.connect']({ address: service.baseUrl, key });
  const idOf = async ({ owner }: Place): Promise<string> => {
    const all = await handlers()['services.list'](undefined);
    return all.find(({ connection }) => isSameAccount(connection, owner))?.id ?? 'none';
  };
  const pageOf = (place: Place, number: number): string =>
    `https://page.example/${String(places.indexOf(place))}/${String(number)}`;
  return {
    places,
    handlers,
    parts: () => lifetimes.parts(),
    workerEnd: async () => worker.promise,
    restart,
    async connectAll() {
      for (const service of services) service.reset();
      await handlers()['connection.revoke'](undefined);
      for (const place of places) await connect(place);
    },
    connect,
    idOf,
    use: async (place) => handlers()['services.use']({ id: await idOf(place) }),
    pageOf,
    create: async (url) =>
      handlers()['link.shorten']({ url, title: '', again: false, tabId: null }),
    async makeBeside(place, numbers) {
      const targets = numbers.map((number) => ({ url: pageOf(place, number), title: '' }));
      const how = { domain: null, tabId: null, private: false };
      return lifetimes.parts().jobs.run({ targets, service: await idOf(place), ...how });
    },
    async close() {
      vi.unstubAllGlobals();
      for (const service of services) await service.close();
    },
  };
}

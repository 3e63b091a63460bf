import { vi } from 'vitest';

import { type RunningService, startService } from '../../service/start-service.ts';
import { loadLifetimes } from './without-browser';

/** Two local services, and the key of an account on each. Whoever starts them closes them. */
export interface TwoServices {
  services: [RunningService, RunningService];
  keys: [string, string];
}

export async function startTwoServices(): Promise<TwoServices> {
  const start = async () => startService({ profile: 'observed', keepAlive: false });
  const services: TwoServices['services'] = [await start(), await start()];
  const reader = { username: 'reader', email: 'reader@short.example' };
  return { services, keys: [services[0].register(reader).key, services[1].register(reader).key] };
}

/** The same, and a background that is connected to neither. */
export async function openTwoServices() {
  const { services, keys } = await startTwoServices();
  const createLifetimes = await loadLifetimes();
  let lifetime = createLifetimes();
  const handlers = () => lifetime.handlers();
  return {
    services,
    keys,
    handlers,
    parts: () => lifetime.parts(),
    /** What is in memory goes, and a worker begins with what is stored. */
    restart: () => void (lifetime = createLifetimes()),
    connect: async (which: 0 | 1) =>
      handlers()['connection.connect']({ address: services[which].baseUrl, key: keys[which] }),
    /** Nothing is connected nor remembered, here and there. */
    reset: async () => {
      for (const service of services) service.reset();
      await handlers()['connection.revoke'](undefined);
    },
    close: async () => {
      vi.unstubAllGlobals();
      for (const service of services) await service.close();
    },
  };
}

import { type RunningService, startService } from '../../service/start-service.ts';

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

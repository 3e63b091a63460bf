import { lazy } from '@/lib/async/lazy';

import { type ConnectionView, serviceTraits, storedConnection } from './connection';
import type { Preferences } from './preferences';
import { type Infer, z } from './z';

export const service = lazy(() =>
  z.object({
    connection: storedConnection(),
    /** Hosts of its branded domains, as last listed. */
    domains: z.array(z.string()),
    traits: serviceTraits(),
    lastDomain: z.nullable(z.string()),
    shortHosts: z.array(z.string()),
  }),
);

export type Service = Infer<typeof service>;

export type Services = Readonly<Record<string, Service>>;

export interface ServiceView {
  id: string;
  connection: ConnectionView;
  inUse: boolean;
}

export interface NamedService extends Pick<ServiceView, 'id' | 'inUse'> {
  label: string;
}

export type ServicePreferences = Pick<Preferences, 'lastDomain' | 'shortHosts'>;

export type ServiceChange = Pick<ConnectionView, 'name' | 'color' | 'pageHosts'> &
  Partial<ServicePreferences>;

import { lazy } from '@/lib/async/lazy';

import { type ConnectionView, serviceTraits, storedConnection } from './connection';
import type { Preferences } from './preferences';
import { type Infer, z } from './z';

/** A service that is connected, with what was found out about it and chosen for it. */
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

/** By their ids. */
export type Services = Readonly<Record<string, Service>>;

/** A service that is connected, as pages list it. */
export interface ServiceView {
  id: string;
  connection: ConnectionView;
  /** What is begun is done on this one, wherever no page or choice says otherwise. */
  inUse: boolean;
}

/** One of several services, by what people tell it from the others. */
export interface NamedService extends Pick<ServiceView, 'id' | 'inUse'> {
  label: string;
}

/** The preferences that are of one service. */
export type ServicePreferences = Pick<Preferences, 'lastDomain' | 'shortHosts'>;

/** What of a service can be changed: what it is shown as, where it is used, and what was chosen for its links. */
export type ServiceChange = Pick<ConnectionView, 'name' | 'color' | 'pageHosts'> &
  Partial<ServicePreferences>;

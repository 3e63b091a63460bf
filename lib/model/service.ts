import { lazy } from '@/lib/async/lazy';

import { type ConnectionView, storedConnection } from './connection';
import { linkIdMatch } from './link';
import { type Infer, z } from './z';

/** A service that is connected while another one is in use, with what was found out about it and chosen for it. */
export const keptService = lazy(() =>
  z.object({
    connection: storedConnection(),
    /** Hosts of its branded domains, as last listed. */
    domains: z.array(z.string()),
    linkIdMatch: linkIdMatch(),
    lastDomain: z.nullable(z.string()),
    shortHosts: z.array(z.string()),
    /** The person chose it last, and the one in use only stands in for it on a page that it is for. */
    chosen: z.exactOptional(z.literal(true)),
  }),
);

export type KeptService = Infer<typeof keptService>;

/** A service that is connected, as pages list it. */
export interface ServiceView {
  /** What its links are remembered under (`serviceIdOf`). */
  id: string;
  connection: ConnectionView;
  inUse: boolean;
  /** Another one is in use just for a page, and wherever no page has a say this one is meant. */
  chosen?: true;
}

/** One of several services, by what people tell it from the others. */
export interface NamedService extends Pick<ServiceView, 'id' | 'inUse'> {
  label: string;
}

/** What of a service can be changed: what it is shown as, where it is used, and what was chosen for its links. */
export type ServiceChange = Pick<ConnectionView, 'name' | 'color' | 'pageHosts'> &
  Partial<Pick<KeptService, 'lastDomain' | 'shortHosts'>>;

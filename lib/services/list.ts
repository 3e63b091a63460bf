import { type ConnectionView, type StoredConnection, unknownTraits } from '@/lib/model/connection';
import type { ErrorReport } from '@/lib/model/errors';
import type { Service, ServiceChange, Services, ServiceView } from '@/lib/model/service';
import { nextService } from '@/lib/rules/services';

export const nothingKnown: Omit<Service, 'connection'> = {
  domains: [],
  traits: unknownTraits,
  lastDomain: null,
  shortHosts: [],
};

export const viewOf = ({ key: _key, ...view }: StoredConnection): ConnectionView => view;

const byAge = (services: Services): Service[] =>
  Object.values(services).toSorted((a, b) => a.connection.connectedAt - b.connection.connectedAt);

/** The current service's id: the one chosen last, or what follows once that is gone; null where none is connected. */
export function currentOf(services: Services, chosen: string | null): string | null {
  if (chosen !== null && Object.hasOwn(services, chosen)) return chosen;
  return nextService(byAge(services))?.connection.id ?? null;
}

export function listed(services: Services, chosen: string | null): ServiceView[] {
  const current = currentOf(services, chosen);
  return byAge(services).map(({ connection }) => ({
    id: connection.id,
    connection: viewOf(connection),
    inUse: connection.id === current,
  }));
}

/** The pages that a service gets are taken from the others. */
export function changed(
  services: Services,
  id: string,
  { lastDomain, shortHosts, ...shown }: ServiceChange,
): Record<string, Service> {
  const taken = shown.pageHosts ?? [];
  const change = (service: Service): Service =>
    service.connection.id === id
      ? {
          ...service,
          connection: { ...service.connection, ...shown },
          ...(lastDomain !== undefined && { lastDomain }),
          ...(shortHosts !== undefined && { shortHosts }),
        }
      : withoutPageHosts(service, taken);
  return Object.fromEntries(Object.entries(services).map(([each, of]) => [each, change(of)]));
}

function withoutPageHosts(service: Service, taken: readonly string[]): Service {
  const { pageHosts } = service.connection;
  if (pageHosts === undefined) return service;
  const left = pageHosts.filter((host) => !taken.includes(host));
  return { ...service, connection: { ...service.connection, pageHosts: left } };
}

/** Why what belongs to a service cannot be done; null where it is connected. */
export function missing(id: string, services: Services): ErrorReport | null {
  if (Object.hasOwn(services, id)) return null;
  if (Object.keys(services).length === 0) return { code: 'not_connected', outcome: 'none' };
  const [address = '', ...account] = id.split('#');
  return {
    code: 'other_service',
    address,
    ...(account.length > 0 && { account: account.join('#') }),
    outcome: 'none',
  };
}

import type { ConnectionView, ServiceColor } from '@/lib/model/connection';
import type { NamedService, ServiceView } from '@/lib/model/service';

import { isOneLine, oneLine } from './text';

/** An account on a service; null where the service reported no name. */
export type Account = Pick<ConnectionView, 'address' | 'accountName'>;

/** An account without a name may be any account of its service, as another key of the same one may report less of it. */
export const isSameAccount = (one: Account, other: Account): boolean =>
  one.address === other.address &&
  (one.accountName === null || other.accountName === null || one.accountName === other.accountName);

/** The most hosts that one service is used for. */
export const mostPageHosts = 50;

/** A host as it is typed, such as `example.com`; null where it is none. */
export function readPageHost(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const url = `https://${text}/`;
  if (text === '' || !URL.canParse(url)) return null;
  const { host, href } = new URL(url);
  // Some browsers take a space in a host and write it as `%20`; a `*` is there in no page's address.
  return href === `https://${host}/` && !/[%*]/.test(host) ? host : null;
}

/** The service that pages of an address's host are shortened by; undefined where that is left to whichever is in use. Subdomains count. */
export function serviceForPage<Service extends Pick<ConnectionView, 'pageHosts'>>(
  url: string,
  services: readonly Service[],
): Service | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host } = new URL(url);
  const isOn = (pageHost: string): boolean => host === pageHost || host.endsWith(`.${pageHost}`);
  const lengthOf = ({ pageHosts = [] }: Service): number =>
    Math.max(0, ...pageHosts.filter(isOn).map(({ length }) => length));
  // The host that is named more exactly counts.
  const [best] = services.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return best !== undefined && lengthOf(best) > 0 ? best : undefined;
}

/** The color of a service's mark; the only service has none of its own. */
export const colorOf = ({ color = 'teal' }: Pick<ConnectionView, 'color'>): ServiceColor => color;

/** The service that is used once the one in use is gone: the newest connection. */
export const nextService = <T>(others: readonly T[]): T | undefined => others.at(-1);

/** Services by their labels; none where there is only one. */
export function namedServices(
  services: readonly ServiceView[],
): readonly (ServiceView & NamedService)[] {
  if (services.length < 2) return [];
  const all = services.map(({ connection }) => connection);
  return services.map((service) => ({
    ...service,
    label: oneLine(labelOf(service.connection, all)),
  }));
}

/** Whether the name of an account may stand in a file, and so in the id of its service. */
export const isAccountName = (name: string): boolean =>
  name !== '' && name.length <= 500 && isOneLine(name);

/** What a service is called where there are several: by its name, else by its host, and by the account where two are on one host. */
function labelOf(service: ConnectionView, others: readonly ConnectionView[]): string {
  const { host } = new URL(service.address);
  if (service.name) return service.name;
  const isShared = others.some(
    (other) => other !== service && new URL(other.address).host === host && !other.name,
  );
  return isShared && service.accountName !== null ? `${service.accountName} · ${host}` : host;
}

import type {
  ConnectionView,
  ServiceAccount,
  ServiceColor,
  StoredConnection,
} from '@/lib/model/connection';
import type { KeptService, NamedService, ServiceView } from '@/lib/model/service';

import { isOneLine, oneLine } from './text';

/** What a person chose for a service, and what it is remembered under. */
type Place = Pick<ConnectionView, 'serviceId' | 'color' | 'name' | 'pageHosts'>;

type Known = Pick<ConnectionView, 'address' | 'accountName'> & Place;

/** What a service's links, and all else that is its own, are remembered under: its address, and for a second account there the account as well. */
export const serviceIdOf = ({
  address,
  serviceId = address,
}: Pick<ConnectionView, 'address' | 'serviceId'>): string => serviceId;

/** Whose what is done over a connection is. */
export const accountOf = ({
  address,
  accountName,
}: Pick<ConnectionView, 'address' | 'accountName'>): ServiceAccount => ({
  address,
  account: accountName,
});

/** An account without a name may be any account of its service, as another key of the same one may tell less of it. */
export const isSameAccount = (one: ServiceAccount, other: ServiceAccount): boolean =>
  one.address === other.address &&
  (one.account === null || other.account === null || one.account === other.account);

/** The service of an account; undefined where nobody is connected to it. */
export const serviceOfAccount = <Service extends Pick<ServiceView, 'connection'>>(
  services: readonly Service[],
  owner: ServiceAccount,
): Service | undefined =>
  services.find(({ connection }) => isSameAccount(accountOf(connection), owner));

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

/** The color of a service's mark. The first one needs none to be told from others, so nobody chose one for it. */
export const colorOf = ({ color = 'teal' }: Pick<ConnectionView, 'color'>): ServiceColor => color;

/**
 * Tells a connection that was just made from those that there are: the same account keeps what it was remembered under, and another
 * one gets a color that none has. An account that is to be remembered under something of its own is, where that is free.
 * @param colors those that there are
 * @returns what is to be added to it
 */
export function placeAmong(
  made: Known & Pick<ConnectionView, 'id'>,
  others: readonly Known[],
  colors: readonly ServiceColor[],
): Partial<Place> {
  const same = others.find((one) => isSameAccount(accountOf(one), accountOf(made)));
  if (same !== undefined) {
    const { serviceId, color, pageHosts, name } = {
      ...same,
      ...(made.name && { name: made.name }),
    };
    return {
      ...(serviceId && { serviceId }),
      ...(color && { color }),
      ...(pageHosts && { pageHosts }),
      ...(name && { name }),
    };
  }
  const color = freeColor(made, others, colors);
  const serviceId = freeId(made, others);
  return {
    ...(color && { color }),
    ...(serviceId !== made.address && { serviceId }),
  };
}

/** Every service that is connected, the oldest connection first. */
export function servicesOf(
  inUse: StoredConnection | null,
  kept: readonly Pick<KeptService, 'connection' | 'chosen'>[],
): ServiceView[] {
  if (inUse === null) return [];
  const mine = serviceIdOf(inUse);
  const view = ({ key: _key, ...shown }: StoredConnection): ServiceView => ({
    id: serviceIdOf(shown),
    connection: shown,
    inUse: serviceIdOf(shown) === mine,
  });
  // While it is put to use, it stands among the others, too.
  const others = kept
    .map(({ connection, chosen }) => ({ ...view(connection), ...(chosen && { chosen }) }))
    .filter((other) => !other.inUse);
  return [view(inUse), ...others].toSorted(
    (a, b) => a.connection.connectedAt - b.connection.connectedAt,
  );
}

/** The service that is meant wherever no page has a say: the one that the person chose last. */
export const chosenService = (services: readonly ServiceView[]): ServiceView | undefined =>
  services.find(({ chosen }) => chosen) ?? services.find(({ inUse }) => inUse);

/** The service that is put to use once the one in use is gone: the one that was chosen before that, else the newest connection. */
export const nextService = <Service extends Pick<ServiceView, 'chosen'>>(
  others: readonly Service[],
): Service | undefined => others.find(({ chosen }) => chosen) ?? others.at(-1);

/** Services by their labels; none where there is only one, which nobody has to tell from another. */
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

/** A color that none of the others has: the one that is asked for, where it is free. The only service needs none. */
function freeColor(
  { color: wanted }: Known,
  others: readonly Known[],
  colors: readonly ServiceColor[],
): ServiceColor | undefined {
  if (others.length === 0) return wanted;
  const used = new Set(others.map(colorOf));
  return wanted !== undefined && !used.has(wanted)
    ? wanted
    : colors.find((each) => !used.has(each));
}

/** What another account is remembered under. The address alone is the first one's, unless it is asked for and free. */
function freeId(made: Known & Pick<ConnectionView, 'id'>, others: readonly Known[]): string {
  const { address, serviceId, accountName, id } = made;
  const isTaken =
    serviceId === undefined
      ? others.some((other) => other.address === address)
      : others.some((other) => serviceIdOf(other) === serviceId);
  if (!isTaken) return serviceIdOf(made);
  return `${address}#${accountName !== null && isAccountName(accountName) ? accountName : id}`;
}

/** Whether the name of an account may stand in a file, and so in what its service is remembered under. */
export const isAccountName = (name: string): boolean =>
  name !== '' && name.length <= 500 && isOneLine(name);

/** What a service is called where there are several: by its name, else by its host, and by the account where two are on one host. */
function labelOf(service: Known, others: readonly Known[]): string {
  const { host } = new URL(service.address);
  if (service.name) return service.name;
  const isShared = others.some(
    (other) => other !== service && new URL(other.address).host === host && !other.name,
  );
  return isShared && service.accountName !== null ? `${service.accountName} · ${host}` : host;
}

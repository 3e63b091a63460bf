import type { ExportedService } from '@/lib/model/backup-file';
import type { ConnectionView, ServiceColor } from '@/lib/model/connection';
import type { NamedService, ServiceView } from '@/lib/model/service';

import { isOneLine, oneLine } from './text';

export type Account = Pick<ConnectionView, 'address' | 'accountName'>;

/** Another key of one account may report no name. */
export const isSameAccount = (one: Account, other: Account): boolean =>
  one.address === other.address &&
  (one.accountName === null || other.accountName === null || one.accountName === other.accountName);

export const connectedAs = (
  service: ExportedService,
  connected: readonly ConnectionView[],
): ConnectionView | undefined => connected.find((one) => isSameAccount(service, one));

/** By ids in the file, where they differ; an address may be another account's id here. */
export function idsHere(
  services: readonly ExportedService[],
  connected: readonly ConnectionView[],
): ReadonlyMap<string, string> {
  const taken = new Set(connected.map(({ id }) => id));
  const ids = services.flatMap((service): [string, string][] => {
    const { id, address, accountName } = service;
    if (accountName === null) return [];
    const free = taken.has(id) ? `${address}#${accountName}` : id;
    return [[id, connectedAs(service, connected)?.id ?? free]];
  });
  return new Map(ids.filter(([there, here]) => there !== here));
}

export const mostPageHosts = 50;

export function readPageHost(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const url = `https://${text}/`;
  if (text === '' || !URL.canParse(url)) return null;
  const { host, href } = new URL(url);
  // Some browsers accept a space in a host as `%20`.
  return href === `https://${host}/` && !/[%*]/.test(host) ? host : null;
}

/** Subdomains count. */
export function serviceForPage<Service extends Pick<ConnectionView, 'pageHosts'>>(
  url: string,
  services: readonly Service[],
): Service | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host } = new URL(url);
  const isOn = (pageHost: string): boolean => host === pageHost || host.endsWith(`.${pageHost}`);
  const lengthOf = ({ pageHosts = [] }: Service): number =>
    Math.max(0, ...pageHosts.filter(isOn).map(({ length }) => length));
  const fitting = services.filter((service) => lengthOf(service) > 0);
  return fitting.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
}

export const colorOf = ({ color = 'teal' }: Pick<ConnectionView, 'color'>): ServiceColor => color;

/** It stands for a service where there is no room for its name. */
export const letterOf = (label: string): string =>
  /[\p{L}\p{N}]/u.exec(label)?.[0].toUpperCase() ?? '';

export const addressText = (address: string): string => address.replace(/^https:\/\//, '');

export const nextService = <T>(others: readonly T[]): T | undefined => others.at(-1);

/** Empty where there is only one. */
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

/** It is part of a service's id. */
export const isAccountName = (name: string): boolean =>
  name !== '' && name.length <= 500 && isOneLine(name);

function labelOf(service: ConnectionView, others: readonly ConnectionView[]): string {
  const { host } = new URL(service.address);
  if (service.name) return service.name;
  const isShared = others.some(
    (other) => other !== service && new URL(other.address).host === host && !other.name,
  );
  return isShared && service.accountName !== null ? `${service.accountName} · ${host}` : host;
}

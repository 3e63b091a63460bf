import type { ExportHead, ExportedService } from '@/lib/model/backup-file';
import type { ConnectionView } from '@/lib/model/connection';

import { accountOf, isSameAccount, serviceIdOf } from './services';

/** Every service of a file, the one that was in use there first. */
export const servicesOfFile = ({
  connection,
  services = [],
}: Pick<ExportHead, 'connection' | 'services'>): ExportedService[] =>
  connection === null ? services : [connection, ...services];

/** The connection that there is to the account of a service of a file; an account that nobody named may be any one there. */
export function connectedAs(
  { address, accountName }: ExportedService,
  connected: readonly ConnectionView[],
): ConnectionView | undefined {
  const wanted = { address, account: accountName ?? null };
  return connected.find((one) => isSameAccount(wanted, accountOf(one)));
}

/**
 * What the links of a file's services are remembered under here. Which account at an address was there first, and so is remembered
 * under the address alone, may be another one in this browser: no link may come to somebody else's.
 * @returns only what differs from the file
 */
export function idsHere(
  services: readonly ExportedService[],
  connected: readonly ConnectionView[],
): ReadonlyMap<string, string> {
  const taken = new Set(connected.map(serviceIdOf));
  const ids = services.flatMap((service): [string, string][] => {
    const { address, accountName } = service;
    const there = serviceIdOf(service);
    // Files of the first versions do not tell.
    if (accountName === undefined) return [];
    const same = connectedAs(service, connected);
    const free = taken.has(there) ? `${address}#${accountName}` : there;
    return [[there, same === undefined ? free : serviceIdOf(same)]];
  });
  return new Map(ids.filter(([there, here]) => there !== here));
}

import type { ExportHead, ExportedService } from '@/lib/model/backup-file';
import type { ConnectionView } from '@/lib/model/connection';

import { isSameAccount } from './services';

/** The id that a service had where its file was written. */
export const serviceIdOf = ({ address, serviceId = address }: ExportedService): string => serviceId;

/** Every service of a file, the one that was in use there first. */
export const servicesOfFile = ({
  connection,
  services = [],
}: Pick<ExportHead, 'connection' | 'services'>): ExportedService[] =>
  connection === null ? services : [connection, ...services];

/** The connection that there is to the account of a service of a file; an account without a name may be any one there. */
export function connectedAs(
  { address, accountName }: ExportedService,
  connected: readonly ConnectionView[],
): ConnectionView | undefined {
  const wanted = { address, accountName: accountName ?? null };
  return connected.find((one) => isSameAccount(wanted, one));
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
  const taken = new Set(connected.map(({ id }) => id));
  const ids = services.flatMap((service): [string, string][] => {
    const { address, accountName } = service;
    const there = serviceIdOf(service);
    // Files of the first versions do not tell.
    if (accountName === undefined) return [];
    const same = connectedAs(service, connected);
    const free = taken.has(there) ? `${address}#${accountName}` : there;
    return [[there, same?.id ?? free]];
  });
  return new Map(ids.filter(([there, here]) => there !== here));
}

import type { ExportedService } from '@/lib/model/backup-file';
import type { ConnectionView } from '@/lib/model/connection';

import { isSameAccount } from './services';

/** The connection that there is to the account of a service of a file; an account without a name may be any one there. */
export const connectedAs = (
  service: ExportedService,
  connected: readonly ConnectionView[],
): ConnectionView | undefined => connected.find((one) => isSameAccount(service, one));

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
    const { id, address, accountName } = service;
    if (accountName === null) return [];
    const free = taken.has(id) ? `${address}#${accountName}` : id;
    return [[id, connectedAs(service, connected)?.id ?? free]];
  });
  return new Map(ids.filter(([there, here]) => there !== here));
}

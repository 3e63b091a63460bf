import type { ExportedService } from '@/lib/model/backup-file';
import type { ConnectionView } from '@/lib/model/connection';

import { isSameAccount } from './services';

/** The connection that there is to the account of a service of a file; an account without a name may be any one there. */
export const connectedAs = (
  service: ExportedService,
  connected: readonly ConnectionView[],
): ConnectionView | undefined => connected.find((one) => isSameAccount(service, one));

/**
 * Ids here by ids in the file, where they differ: the plain address may be another account's id in this browser, which must not
 * get these links.
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

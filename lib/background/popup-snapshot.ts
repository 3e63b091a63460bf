import { createQueue } from '@/lib/async/queue';
import type { ConnectionView } from '@/lib/model/connection';
import { type PopupService, type PopupSnapshot, popupSnapshot } from '@/lib/model/popup-state';
import type { ServiceView } from '@/lib/model/service';
import { hasOrigin, onPermissionsChanged } from '@/lib/platform/permissions';
import { colorOf, namedServices } from '@/lib/rules/services';
import { currentItem, popupSnapshotItem, preferencesItem, servicesItem } from '@/lib/storage/items';

import { readCurrent } from './services';

const enqueueSnapshot = createQueue();

/** Keeps what the popup's first frame is drawn from. It has nothing of a page or window, so private ones leave no trace there. */
export function maintainPopupSnapshot(): void {
  for (const item of [servicesItem, currentItem, preferencesItem])
    item.onChange(() => void refreshPopupSnapshot());
  onPermissionsChanged(() => void refreshPopupSnapshot());
}

/** One at a time: the last one has read last, so what was revoked meanwhile is taken out. Its failure costs a first frame. */
export async function refreshPopupSnapshot(): Promise<void> {
  await enqueueSnapshot(async () => {
    const [known, snapshot] = await Promise.all([popupSnapshotItem.get(), takeSnapshot()]);
    if (JSON.stringify(known) === JSON.stringify(snapshot)) return;
    await (snapshot === null ? popupSnapshotItem.remove() : popupSnapshotItem.set(snapshot));
  }).catch(() => undefined);
}

async function takeSnapshot(): Promise<PopupSnapshot | null> {
  const { all, service, preferences } = await readCurrent();
  if (service === undefined) return null;
  const { connection, domains, lastDomain, shortHosts } = service;
  const { trouble: _trouble, headerNames: _names, ...shown } = connection;
  // The schema has no room for the key.
  return popupSnapshot().parse({
    connection: { ...shown, accountName: null, refusal: null },
    permitted: await isPermitted(connection),
    services: servicesToChoose(all, connection.id),
    preferences: { ...preferences, lastDomain, shortHosts },
    domains,
  });
}

/** None where there is only one. @param shown the id of the one that the popup is about */
export const servicesToChoose = (
  all: readonly ServiceView[],
  shown: string | undefined,
): PopupService[] =>
  namedServices(all).map(({ id, label, connection }) => ({
    id,
    label,
    color: colorOf(connection),
    inUse: id === shown,
  }));

export const isPermitted = async (connection: ConnectionView | null): Promise<boolean> =>
  connection !== null && hasOrigin(connection.originPattern);

import { createQueue } from '@/lib/async/queue';
import type { ConnectionView } from '@/lib/model/connection';
import { type PopupService, type PopupSnapshot, popupSnapshot } from '@/lib/model/popup-state';
import type { ServiceView } from '@/lib/model/service';
import { hasOrigin, onPermissionsChanged } from '@/lib/platform/permissions';
import { colorOf, namedServices } from '@/lib/rules/services';
import { currentOf, listed } from '@/lib/services/list';
import { currentItem, popupSnapshotItem, preferencesItem, servicesItem } from '@/lib/storage/items';

const enqueueSnapshot = createQueue();

/**
 * Keeps what the popup's first frame is drawn from as connection, preferences and domains are. Nothing of a page, a tab or a
 * window is in it, so what is done in a private window leaves no trace there.
 */
export function maintainPopupSnapshot(): void {
  for (const item of [servicesItem, currentItem, preferencesItem])
    item.onChange(() => void refreshPopupSnapshot());
  onPermissionsChanged(() => void refreshPopupSnapshot());
}

/**
 * Writes it anew where it is not so already. One at a time: the last one has read last, so what was revoked meanwhile is
 * taken out again. A snapshot that cannot be stored is only missed.
 */
export async function refreshPopupSnapshot(): Promise<void> {
  await enqueueSnapshot(async () => {
    const [known, snapshot] = await Promise.all([popupSnapshotItem.get(), takeSnapshot()]);
    if (JSON.stringify(known) === JSON.stringify(snapshot)) return;
    await (snapshot === null ? popupSnapshotItem.remove() : popupSnapshotItem.set(snapshot));
  }).catch(() => undefined);
}

async function takeSnapshot(): Promise<PopupSnapshot | null> {
  const [services, current, preferences] = await Promise.all([
    servicesItem.get(),
    currentItem.get(),
    preferencesItem.get(),
  ]);
  const id = currentOf(services, current);
  const service = id === null ? undefined : services[id];
  if (service === undefined) return null;
  const { connection, domains, lastDomain, shortHosts } = service;
  // Neither the key, which the schema has no room for, nor the account, nor what the service said or is asked with.
  const {
    trouble: _failure,
    headerNames: _names,
    ...shown
  } = { ...connection, accountName: null, refusal: null };
  return popupSnapshot().parse({
    connection: shown,
    permitted: await isPermitted(connection),
    services: servicesToChoose(listed(services, current), connection.id),
    preferences: { ...preferences, lastDomain, shortHosts },
    domains,
  });
}

/** Services as the popup shows them; where there is one, nothing tells of it. @param shown the id of the one that it is about */
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

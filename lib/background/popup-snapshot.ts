import { createQueue } from '@/lib/async/queue';
import { type PopupSnapshot, popupSnapshot } from '@/lib/model/popup-state';
import { hasOrigin, onPermissionsChanged } from '@/lib/platform/permissions';
import {
  connectionItem,
  domainsItem,
  popupSnapshotItem,
  preferencesItem,
} from '@/lib/storage/items';

const enqueue = createQueue();

/**
 * Keeps what the popup's first frame is drawn from as connection, preferences and domains are. Nothing of a page, a tab or a
 * window is in it, so what is done in a private window leaves no trace there.
 */
export function maintainPopupSnapshot(): void {
  for (const item of [connectionItem, preferencesItem, domainsItem])
    item.onChange(() => void refreshPopupSnapshot());
  onPermissionsChanged(() => void refreshPopupSnapshot());
}

/**
 * Writes it anew where it is not so already. One at a time: whoever comes last has read last, so what was revoked meanwhile is
 * taken out again. A snapshot that cannot be stored is only missed.
 */
export async function refreshPopupSnapshot(): Promise<void> {
  await enqueue(async () => {
    const [known, snapshot] = await Promise.all([popupSnapshotItem.get(), takeSnapshot()]);
    if (JSON.stringify(known) === JSON.stringify(snapshot)) return;
    await (snapshot === null ? popupSnapshotItem.remove() : popupSnapshotItem.set(snapshot));
  }).catch(() => undefined);
}

async function takeSnapshot(): Promise<PopupSnapshot | null> {
  const [connection, preferences, domains] = await Promise.all([
    connectionItem.get(),
    preferencesItem.get(),
    domainsItem.get(),
  ]);
  if (connection === null) return null;
  const permitted = await hasOrigin(connection.originPattern);
  // Neither the key, which the schema has no room for, nor whose account it is, nor what the service said.
  const { trouble: _failure, ...shown } = { ...connection, accountName: null, refusal: null };
  return popupSnapshot().parse({ connection: shown, permitted, preferences, domains });
}

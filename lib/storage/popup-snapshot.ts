import type { PopupSnapshot } from '@/lib/model/popup-state';

import { storageEntry } from './storage-area';

/**
 * Where the snapshot waits for the popup, and the version of its shape. In memory only (`session`): it is gone with the browser,
 * and no file ever holds it.
 */
export const popupSnapshotPlace = { key: 'session:popupSnapshot', version: 1 } as const;

/**
 * Reads the snapshot as the popup's page does: without a schema, which would bring zod along. It was written by this very build, as
 * browsers empty the area whenever an extension is loaded anew.
 * @returns null where there is none
 */
export async function readPopupSnapshot(): Promise<PopupSnapshot | null> {
  const stored = await storageEntry(popupSnapshotPlace.key).get();
  return isVersioned(stored) && stored.version === popupSnapshotPlace.version ? stored.value : null;
}

const isVersioned = (stored: unknown): stored is { version: number; value: PopupSnapshot | null } =>
  typeof stored === 'object' && stored !== null && 'version' in stored && 'value' in stored;

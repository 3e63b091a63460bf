import type { KeptDraft, PopupSnapshot } from '@/lib/model/popup-state';

import { type StorageKey, storageEntry } from './storage-area';

/**
 * Where the snapshot waits for the popup, and the version of its shape. In memory only (`session`): it is gone with the browser,
 * and no file ever holds it.
 */
export const popupSnapshotPlace = { key: 'session:popupSnapshot', version: 2 } as const;

/** Where drafts are kept, by tab. What was typed stays on this machine and in its memory, but is no part of the snapshot. */
export const draftsPlace = { key: 'session:drafts', version: 1 } as const;

/** Where messages are kept that a popup learned before. They hold nothing but words of the catalogue. */
export const messagesPlace = { key: 'session:messages', version: 1 } as const;

/**
 * Reads the snapshot as the popup's page does: without a schema, which would bring zod along.
 * @returns null where there is none
 */
export async function readPopupSnapshot(): Promise<PopupSnapshot | null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this very build: browsers empty the area whenever an extension is loaded anew
  return (await readValue(popupSnapshotPlace)) as PopupSnapshot | null;
}

/** Reads in the same way what was typed, for each tab. */
export async function readKeptDrafts(): Promise<Partial<Record<string, KeptDraft>> | null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (await readValue(draftsPlace)) as Partial<Record<string, KeptDraft>> | null;
}

/** Reads in the same way the messages that were kept; none where they cannot be read, as the browser has them all. */
export async function readKeptMessages(): Promise<Record<string, string>> {
  const kept = await readValue(messagesPlace).catch(() => null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (kept as Record<string, string> | null) ?? {};
}

/** Keeps messages for the next popup. @throws as the browser's storage does */
export const keepMessages = async (value: Record<string, string>): Promise<void> =>
  storageEntry(messagesPlace.key).set({ version: messagesPlace.version, value });

async function readValue(place: { key: StorageKey; version: number }): Promise<unknown> {
  const stored = await storageEntry(place.key).get();
  return isVersioned(stored) && stored.version === place.version ? stored.value : null;
}

const isVersioned = (stored: unknown): stored is { version: number; value: unknown } =>
  typeof stored === 'object' && stored !== null && 'version' in stored && 'value' in stored;

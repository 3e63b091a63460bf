import type { KeptDraft, PopupSnapshot } from '@/lib/model/popup-state';

import { type StorageKey, storageEntry, storedVersion } from './storage-area';

/** What the popup's page reads before the background answers. In memory only (`session`): no file ever holds it. */
export const popupKeys = {
  snapshot: 'session:popupSnapshot',
  /** By tab. */
  drafts: 'session:drafts',
  /** They hold nothing but words of the catalog. */
  messages: 'session:messages',
} as const;

export const readPopupSnapshot = async () => readValue<PopupSnapshot>(popupKeys.snapshot);

export const readKeptDrafts = async () =>
  readValue<Partial<Record<string, KeptDraft>>>(popupKeys.drafts);

export const readKeptMessages = async () =>
  (await readValue<Record<string, string>>(popupKeys.messages).catch(() => null)) ?? {};

/** For the next popup. @throws as the browser's storage does */
export const keepMessages = async (value: Record<string, string>): Promise<void> =>
  storageEntry(popupKeys.messages).set({ version: storedVersion, value });

/** Calls back once another service is in use, or may be reached, or something else is preferred. */
export const onPopupSnapshot = (changed: () => void): void =>
  storageEntry(popupKeys.snapshot).onChange(changed);

/** Without a schema, which would bring zod into the popup. */
async function readValue<T>(key: StorageKey): Promise<T | null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this very build: browsers empty the area whenever an extension is loaded anew
  const stored = (await storageEntry(key).get()) as { version: number; value: T } | undefined;
  return stored?.version === storedVersion ? stored.value : null;
}

import { browser } from 'wxt/browser';

/** A name in one of the browser's storage areas: on disk (`local`), or in memory as long as the browser runs (`session`). */
export type StorageKey = `${'local' | 'session'}:${string}`;

/** The version of what is stored, which stands beside each value. */
export const storedVersion = 1;

/** What stands under one name in the browser's storage. */
export interface StorageEntry {
  /** Undefined where there is nothing. */
  get: () => Promise<unknown>;
  set: (value: unknown) => Promise<void>;
  remove: () => Promise<void>;
  /** Calls back whenever another value is stored, or none any more, by whatever page or worker. */
  onChange: (listener: () => void) => void;
}

/** Finds an entry of the browser's storage. Its calls reject as the browser does: full, broken, or gone. */
export function storageEntry(key: StorageKey): StorageEntry {
  const colon = key.indexOf(':');
  const area = browser.storage[key.startsWith('local') ? 'local' : 'session'];
  const name = key.slice(colon + 1);
  return {
    get: async () => (await area.get(name))[name],
    set: async (value) => area.set({ [name]: value }),
    remove: async () => area.remove(name),
    onChange(listener) {
      area.onChanged.addListener((changes) => {
        const change = changes[name];
        if (change !== undefined && !isSame(change)) listener();
      });
    },
  };
}

/** Firefox tells of each write, even of what was there already. What is stored is plain data. */
const isSame = ({ oldValue, newValue }: { oldValue?: unknown; newValue?: unknown }): boolean =>
  JSON.stringify(oldValue) === JSON.stringify(newValue);

/** Takes all that is stored on disk, with the files that Chromium had it in. */
export const clearLocalStorage = async (): Promise<void> => browser.storage.local.clear();

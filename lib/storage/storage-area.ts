import { browser } from 'wxt/browser';

/** A name in one of the browser's storage areas: on disk (`local`), or in memory as long as the browser runs (`session`). */
export type StorageKey = `${'local' | 'session'}:${string}`;

/** Stands beside each value. */
export const storedVersion = 1;

/** Its calls reject as the browser does: full, broken, or gone. */
export function storageEntry(key: StorageKey) {
  const [kind = '', name = ''] = key.split(':');
  const area = browser.storage[kind === 'local' ? kind : 'session'];
  return {
    get: async (): Promise<unknown> => (await area.get(name))[name],
    set: async (value: unknown): Promise<void> => area.set({ [name]: value }),
    remove: async (): Promise<void> => area.remove(name),
    /** Calls back for another value, or none any more, written by any page or worker. */
    onChange: (listener: () => void): void => {
      area.onChanged.addListener(({ [name]: change }) => {
        // Firefox reports each write, even of what was there already.
        if (JSON.stringify(change?.oldValue) !== JSON.stringify(change?.newValue)) listener();
      });
    },
  };
}

/** Chromium deletes the files that it had this in. */
export const clearLocalStorage = async (): Promise<void> => browser.storage.local.clear();

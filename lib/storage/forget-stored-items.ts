import { storage } from 'wxt/utils/storage';

/** Empties what the browser stores for us, on disk and in memory; the store of links is cleared by itself. */
export async function forgetStoredItems(): Promise<void> {
  await Promise.all([storage.clear('local'), storage.clear('session')]);
}

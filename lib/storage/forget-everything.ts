import { storage } from 'wxt/utils/storage';

import { createLinkStore } from './link-store';

/** Empties everything that is stored for us, on disk and in memory. */
export async function forgetEverything(): Promise<void> {
  await Promise.all([storage.clear('local'), storage.clear('session'), createLinkStore().clear()]);
}

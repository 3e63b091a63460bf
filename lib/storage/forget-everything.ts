import { openDB } from 'idb';

import { clearStores, deleteDatabase } from './database';
import { forgettingItem, servicesItem } from './items';
import { clearLocalStorage } from './storage-area';
import { storedItems } from './stored-item';

/** With the files, in which browsers keep what was only deleted. @throws with `forgettingItem` set, or only files left */
export async function forgetEverything(): Promise<void> {
  await forgettingItem.set(true);
  await servicesItem.remove();
  const others = [...storedItems].filter((item) => item !== forgettingItem);
  const [emptied] = await Promise.all([
    // For where a database cannot be deleted at once; what cannot be emptied may yet be deleted.
    clearStores().then(
      () => true,
      () => false,
    ),
    ...others.map(async (item) => item.remove()),
  ]);
  const [deleted] = await Promise.allSettled([deleteDatabase()]);
  await clearLocalStorage();
  sweepFiles();
  if (deleted.status === 'fulfilled') return;
  if (!emptied) await forgettingItem.set(true);
  throw deleted.reason;
}

export async function finishForgetting(): Promise<void> {
  if (await forgettingItem.get()) await forgetEverything();
}

/** Milliseconds; a second is too soon on a slow machine, and one time is not enough. */
const sweepDelays = [2000, 6000];

/** Chromium leaves deleted databases in its files until another goes a while later, so this is called at its start, too. */
export function sweepFiles(): void {
  for (const delay of sweepDelays) setTimeout(() => void sweep().catch(() => undefined), delay);
}

/** Deleting what is not there would tidy nothing up. */
async function sweep(): Promise<void> {
  const emptyName = 'curtail-nothing';
  const database = await openDB(emptyName);
  database.close();
  await deleteDatabase(emptyName);
}

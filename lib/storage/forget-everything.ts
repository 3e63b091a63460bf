import { openDB } from 'idb';

import { clearStores, deleteDatabase } from './database';
import { forgettingItem, servicesItem } from './items';
import { clearLocalStorage } from './storage-area';
import { storedItems } from './stored-item';

/**
 * Forgets everything that is stored, on disk and in memory, with the files that it was in: browsers keep what was only deleted in
 * them. A worker that dies meanwhile leaves `forgettingItem` set.
 * @throws what the browser could not delete; of that, at most the files are left, or `forgettingItem` is set
 */
export async function forgetEverything(): Promise<void> {
  await forgettingItem.set(true);
  await servicesItem.remove();
  const others = [...storedItems].filter((item) => item !== forgettingItem);
  const removed = Promise.all(others.map(async (item) => item.remove()));
  const [emptied] = await Promise.all([emptyDatabases(), removed]);
  const failure = await deleteDatabase().then(
    () => null,
    (reason: unknown) => ({ reason }),
  );
  // Chromium deletes the files of an area that is cleared.
  await clearLocalStorage();
  sweepFiles();
  if (failure === null) return;
  if (emptied.some(({ status }) => status === 'rejected')) await forgettingItem.set(true);
  throw failure.reason;
}

/** Does what a worker that died or a browser that refused left undone. */
export async function finishForgetting(): Promise<void> {
  if (await forgettingItem.get()) await forgetEverything();
}

/** A database that holds nothing, is there when the others are deleted, and goes after them. */
const emptyName = 'curtail-nothing';

/** Milliseconds; a second is too soon on a slow machine. */
const sweepDelays = [2000, 6000];

/**
 * Chromium leaves what was in deleted databases in its files until one that was beside them is deleted a while later. It may end
 * before that, so this is to be called when it starts, too.
 */
export function sweepFiles(): void {
  for (const delay of sweepDelays)
    setTimeout(() => void deleteDatabase(emptyName).catch(() => undefined), delay);
}

/** For where a database cannot be deleted at once. What cannot be emptied may yet be deleted. */
const emptyDatabases = async (): Promise<PromiseSettledResult<unknown>[]> =>
  Promise.allSettled([clearStores(), openDB(emptyName).then((database) => database.close())]);

import { createAccountAnswers, deleteAccountAnswers } from './account-answers';
import { bulkRows } from './bulk-rows';
import { deleteDatabase, deleteWhole, inTransaction } from './database';
import { allItems, connectionItem, forgettingItem } from './items';
import { forgetAllLinks } from './links/remove';
import { sealingKeys } from './sealing-key';
import { clearLocalStorage } from './storage-area';

/**
 * Forgets everything that is stored for us, on disk and in memory, with the files that it was in: browsers keep what was only
 * deleted in them. A worker that dies meanwhile has left word that this is to be done again.
 * @throws what the browser could not delete; of that, at most the files are left, or the word that this is to be done again
 */
export async function forgetEverything(): Promise<void> {
  await forgettingItem.set(true);
  await connectionItem.remove();
  const items = Promise.all(allItems.map(async (item) => item.remove()));
  const [emptied] = await Promise.all([emptyDatabases(), items]);
  const deleted = await Promise.allSettled([deleteDatabase(), deleteAccountAnswers()]);
  // Chromium deletes the files of an area that is cleared. The word that this is under way is in them, too.
  await clearLocalStorage();
  for (const delay of sweepDelays) setTimeout(sweepFiles, delay);
  const failed = deleted.find(isRejected);
  if (failed === undefined) return;
  if (emptied.some(isRejected)) await forgettingItem.set(true);
  throw failed.reason;
}

/** Does what a worker that died or a browser that refused left undone. */
export async function finishForgetting(): Promise<void> {
  if (await forgettingItem.get()) await forgetEverything();
}

const isRejected = (result: PromiseSettledResult<unknown>): result is PromiseRejectedResult =>
  result.status === 'rejected';

/** Milliseconds; a second is too soon on a slow machine. */
const sweepDelays = [2000, 6000];

/**
 * Chromium leaves what was in a deleted database in its files until another deletion comes a while later, be it of nothing, or
 * until the browser ends.
 */
function sweepFiles(): void {
  deleteWhole('curtail-nothing').catch(() => undefined);
}

/** Where a database cannot be deleted at once, nothing is in it all the same. What cannot be emptied may yet be deleted. */
const emptyDatabases = async (): Promise<PromiseSettledResult<unknown>[]> =>
  Promise.allSettled([
    forgetAllLinks(inTransaction),
    bulkRows.clear(),
    sealingKeys.clear(),
    createAccountAnswers('').clear(),
  ]);

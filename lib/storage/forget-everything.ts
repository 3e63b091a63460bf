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
 */
export async function forgetEverything(): Promise<void> {
  await forgettingItem.set(true);
  await connectionItem.remove();
  await Promise.all([...allItems.map(async (item) => item.remove()), emptied()]);
  await Promise.all([deleteDatabase(), deleteAccountAnswers()]);
  // Chromium deletes the files of an area that is cleared. The word that this is under way is in them, too.
  await clearLocalStorage();
  for (const delay of sweepDelays) setTimeout(sweepFiles, delay);
}

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
const emptied = async (): Promise<unknown> =>
  Promise.allSettled([
    forgetAllLinks(inTransaction),
    bulkRows.clear(),
    sealingKeys.clear(),
    createAccountAnswers('').clear(),
  ]);

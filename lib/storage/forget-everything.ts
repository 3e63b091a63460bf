import { createAccountAnswers } from './account-answers';
import { bulkRows } from './bulk-rows';
import { inTransaction } from './database';
import { forgetAllLinks } from './forget-links';
import { allItems } from './items';

/** Empties everything that is stored for us, on disk and in memory. */
export async function forgetEverything(): Promise<void> {
  await Promise.all([
    ...allItems.map(async (item) => item.remove()),
    forgetAllLinks(inTransaction),
    bulkRows.clear(),
    createAccountAnswers('').clear(),
  ]);
}

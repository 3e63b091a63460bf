import { createAccountAnswers } from './account-answers';
import { allItems } from './items';
import { createLinkStore } from './link-store';

/** Empties everything that is stored for us, on disk and in memory. */
export async function forgetEverything(): Promise<void> {
  await Promise.all([
    ...allItems.map(async (item) => item.remove()),
    createLinkStore().clear(),
    createAccountAnswers('').clear(),
  ]);
}

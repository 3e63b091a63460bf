import { deleteDB } from 'idb';

/**
 * Deletes a database with its files: what is only deleted in one that stays can be read in them for a long time. Whoever has it
 * open in another context and does not let go holds this up no longer than the browser needs to find out; it goes after that.
 */
export const deleteWhole = async (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    deleteDB(name, { blocked: () => resolve() }).then(resolve, reject);
  });

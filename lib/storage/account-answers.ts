import type { AnswerStore, RememberedAnswer } from '@/lib/account/ports';

import { type Transaction, inTransaction } from './database';

/** `version`: of the extension that wrote it. */
export type StoredAnswer = RememberedAnswer & { version: string };

/** With as many, all go before the next one. */
const mostAnswers = 60;

/** @param version of the extension: another one's answers may have other shapes */
export function createAccountAnswers(version: string): AnswerStore {
  const read = (stored: StoredAnswer | undefined): RememberedAnswer | null =>
    stored?.version === version ? stored : null;
  return {
    find: async (key) =>
      inTransaction(['answers'], 'readonly', async (transaction) =>
        read(await transaction.objectStore('answers').get(key)),
      ),
    save: async (key, answer) =>
      change(async (rows) => {
        if ((await rows.count()) >= mostAnswers) await rows.clear();
        await rows.put({ ...answer, version }, key);
      }),
    forget: async (isMeant) =>
      change(async (rows) => {
        const [keys, answers] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
        for (const [i, key] of keys.entries()) {
          const answer = answers[i];
          if (answer?.version !== version || isMeant(answer)) await rows.delete(key);
        }
      }),
  };
}

const change = async (work: (rows: Rows) => Promise<void>): Promise<void> =>
  inTransaction(['answers'], 'readwrite', async (transaction) =>
    work(transaction.objectStore('answers')),
  );

type Rows = ReturnType<Transaction<'answers', 'readwrite'>['objectStore']>;

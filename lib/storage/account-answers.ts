import type { AnswerStore, RememberedAnswer } from '@/lib/account/ports';

import { type Transaction, inTransaction } from './database';

/** `version`: of the extension that wrote it. */
export type StoredAnswer = RememberedAnswer & { version: string };

/** With more than `most`, the newest `remaining` are kept. */
const answerLimits = { most: 60, remaining: 45 };

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
        await rows.put({ ...answer, version }, key);
        if ((await rows.count()) <= answerLimits.most) return;
        const newestFirst = (await entriesIn(rows)).toSorted((a, b) => b.answer.at - a.answer.at);
        for (const { key: old } of newestFirst.slice(answerLimits.remaining))
          await rows.delete(old);
      }),
    forget: async (isMeant) =>
      change(async (rows) => {
        for (const { key, answer } of await entriesIn(rows))
          if (answer.version !== version || isMeant(answer)) await rows.delete(key);
      }),
  };
}

async function entriesIn(rows: Rows) {
  const [keys, answers] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
  return answers.map((answer, i) => ({ key: keys[i] ?? '', answer }));
}

const change = async (work: (rows: Rows) => Promise<void>): Promise<void> =>
  inTransaction(['answers'], 'readwrite', async (transaction) =>
    work(transaction.objectStore('answers')),
  );

type Rows = ReturnType<Transaction<'answers', 'readwrite'>['objectStore']>;

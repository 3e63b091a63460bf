import type { AnswerStore } from '@/lib/account/ports';
import { lazy } from '@/lib/async/lazy';
import { z } from '@/lib/model/z';

import { type Transaction, inTransaction } from './database';

/** `value` is what its operation's schema made of it. */
const storedAnswer = lazy(() =>
  z.object({
    version: z.string(),
    operation: z.string(),
    input: z.unknown(),
    owner: z.string(),
    value: z.unknown(),
    at: z.number(),
  }),
);

/** How many answers are kept, and how many of them, the newest, when there are more. */
const sizeLimits = { kept: 60, remaining: 45 };

/**
 * The answers of the account API, by the question.
 * @param version of the extension: another one's answers may have other shapes, so after an update each list costs one request more
 */
export function createAccountAnswers(version: string): AnswerStore {
  const read = (stored: unknown) => {
    const { data } = storedAnswer().safeParse(stored);
    if (data?.version !== version) return null;
    const { version: _version, ...answer } = data;
    return answer;
  };
  const entriesIn = async (rows: Rows) => {
    const [keys, stored] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
    return keys.map((key, i) => ({ key, answer: read(stored[i]) }));
  };
  return {
    find: async (key) =>
      inTransaction(['answers'], 'readonly', async (transaction) =>
        read(await transaction.objectStore('answers').get(key)),
      ),
    all: async () => {
      const stored = await inTransaction(['answers'], 'readonly', async (transaction) =>
        transaction.objectStore('answers').getAll(),
      );
      return stored.flatMap((each) => read(each) ?? []);
    },
    save: async (key, answer) =>
      change(async (rows) => {
        await rows.put({ ...answer, version }, key);
        if ((await rows.count()) <= sizeLimits.kept) return;
        const newestFirst = (await entriesIn(rows)).toSorted(
          (a, b) => (b.answer?.at ?? 0) - (a.answer?.at ?? 0),
        );
        for (const old of newestFirst.slice(sizeLimits.remaining)) await rows.delete(old.key);
      }),
    forget: async (isMeant) =>
      change(async (rows) => {
        for (const { key, answer } of await entriesIn(rows))
          if (answer === null || isMeant(answer)) await rows.delete(key);
      }),
  };
}

const change = async (work: (rows: Rows) => Promise<void>): Promise<void> =>
  inTransaction(['answers'], 'readwrite', async (transaction) =>
    work(transaction.objectStore('answers')),
  );

type Rows = ReturnType<Transaction<'answers', 'readwrite'>['objectStore']>;

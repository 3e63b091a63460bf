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
 * Opens the store of answers of the account API, by the question.
 * @param version of the extension. What another one stored is not read: its shapes may be others, and no schema can tell, as
 *   they read what services send, not what was made of it. After an update, each list costs one request more.
 */
export function createAccountAnswers(version: string): AnswerStore {
  const read = (stored: unknown) => {
    const { data } = storedAnswer().safeParse(stored);
    if (data?.version !== version) return null;
    const { version: _version, ...answer } = data;
    return answer;
  };
  const timeOf = ([, stored]: Entry): number => read(stored)?.at ?? 0;
  return {
    find: async (key) => read(await inAnswers('readonly', async (rows) => rows.get(key))),
    all: async () => {
      const stored = await inAnswers('readonly', async (rows) => rows.getAll());
      return stored.flatMap((each) => read(each) ?? []);
    },
    save: async (key, answer) =>
      inAnswers('readwrite', async (rows) => {
        await rows.put({ ...answer, version }, key);
        if ((await rows.count()) <= sizeLimits.kept) return;
        const newestFirst = (await entriesIn(rows)).toSorted((a, b) => timeOf(b) - timeOf(a));
        for (const [old] of newestFirst.slice(sizeLimits.remaining)) await rows.delete(old);
      }),
    forget: async (isMeant) =>
      inAnswers('readwrite', async (rows) => {
        for (const [key, stored] of await entriesIn(rows)) {
          const answer = read(stored);
          if (answer === null || isMeant(answer)) await rows.delete(key);
        }
      }),
  };
}

type Mode = 'readonly' | 'readwrite';

const storeIn = <M extends Mode>(transaction: Transaction<'answers', M>) =>
  transaction.objectStore('answers');

type Rows<M extends Mode> = ReturnType<typeof storeIn<M>>;

const inAnswers = async <M extends Mode, T>(
  mode: M,
  work: (rows: Rows<M>) => Promise<T>,
): Promise<T> =>
  inTransaction(['answers'], mode, async (transaction) => work(storeIn(transaction)));

type Entry = readonly [key: string, stored: unknown];

async function entriesIn(rows: Rows<'readwrite'>): Promise<Entry[]> {
  const [keys, stored] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
  return keys.map((key, i) => [key, stored[i]]);
}

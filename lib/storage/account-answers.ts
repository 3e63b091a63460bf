import { lazy } from '@/lib/async/lazy';
import { type Infer, z } from '@/lib/model/z';

import { type Transaction, inTransaction } from './database';

const answer = lazy(() =>
  z.object({
    version: z.string(),
    operation: z.string(),
    input: z.unknown(),
    owner: z.string(),
    value: z.unknown(),
    at: z.number(),
  }),
);

/** An answer of the account API as it is stored; `value` is what its operation's schema made of it. */
type StoredAnswer = Omit<Infer<typeof answer>, 'version'>;

/** Answers of the account API, by the question they answer. */
interface AccountAnswers {
  find(key: string): Promise<StoredAnswer | null>;
  save(key: string, answer: StoredAnswer): Promise<void>;
  all(): Promise<StoredAnswer[]>;
  forget(isMeant: (answer: StoredAnswer) => boolean): Promise<void>;
  clear(): Promise<void>;
}

/** How many answers are kept, and how many remain when there are more: the oldest go. */
const sizeLimits = { kept: 60, remaining: 45 };

/**
 * Opens the store of answers.
 * @param version of the extension. What another one stored is not read: its shapes may be others, and no schema can tell, as
 *   they read what services send, not what was made of it. After an update, each list costs one request more.
 */
export function createAccountAnswers(version: string): AccountAnswers {
  const read = (stored: unknown): StoredAnswer | null => {
    const parsed = answer().safeParse(stored);
    if (!parsed.success || parsed.data.version !== version) return null;
    const { version: _version, ...known } = parsed.data;
    return known;
  };
  return {
    find: async (key) => read(await inAnswers('readonly', async (rows) => rows.get(key))),
    all: async () => {
      const stored = await inAnswers('readonly', async (rows) => rows.getAll());
      return stored.flatMap((each) => read(each) ?? []);
    },
    save: async (key, kept) =>
      inAnswers('readwrite', async (rows) => {
        await rows.put({ ...kept, version }, key);
        await dropOldest(rows, (stored) => read(stored)?.at ?? 0);
      }),
    clear: async () => inAnswers('readwrite', async (rows) => rows.clear()),
    forget: async (isMeant) =>
      inAnswers('readwrite', async (rows) => {
        for (const [key, stored] of await entriesIn(rows)) {
          const known = read(stored);
          if (known === null || isMeant(known)) await rows.delete(key);
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

/** Keys and values. */
async function entriesIn(rows: Rows<'readwrite'>): Promise<(readonly [string, unknown])[]> {
  const [keys, stored] = await Promise.all([rows.getAllKeys(), rows.getAll()]);
  return keys.map((key, i) => [key, stored[i]]);
}

async function dropOldest(
  rows: Rows<'readwrite'>,
  ageOf: (stored: unknown) => number,
): Promise<void> {
  if ((await rows.count()) <= sizeLimits.kept) return;
  const newestFirst = (await entriesIn(rows)).toSorted(([, a], [, b]) => ageOf(b) - ageOf(a));
  for (const [key] of newestFirst.slice(sizeLimits.remaining)) await rows.delete(key);
}

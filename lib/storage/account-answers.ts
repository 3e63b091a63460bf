import { type UseStore, clear, createStore, get, promisifyRequest, values } from 'idb-keyval';

import { lazy } from '@/lib/async/lazy';
import { type Infer, z } from '@/lib/model/z';

import { deleteWhole } from './database';

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

const databaseName = 'curtail-account';

/** How many answers are kept, and how many remain when there are more: the oldest go. */
const sizeLimits = { kept: 60, remaining: 45 };

/**
 * Opens the store of answers.
 * @param version of the extension. What another one stored is not read: its shapes may be others, and no schema can tell, as
 *   they read what services send, not what was made of it. After an update, each list costs one request more.
 */
export function createAccountAnswers(version: string): AccountAnswers {
  const store = openStore();
  const read = (stored: unknown): StoredAnswer | null => {
    const parsed = answer().safeParse(stored);
    if (!parsed.success || parsed.data.version !== version) return null;
    const { version: _version, ...known } = parsed.data;
    return known;
  };
  return {
    find: async (key) => read(await get<unknown>(key, store)),
    all: async () => (await values<unknown>(store)).flatMap((stored) => read(stored) ?? []),
    save: async (key, kept) =>
      store('readwrite', async (rows) => {
        rows.put({ ...kept, version }, key);
        await dropOldest(rows, (stored) => read(stored)?.at ?? 0);
        await promisifyRequest(rows.transaction);
      }),
    clear: async () => clear(store),
    forget: async (isMeant) =>
      store('readwrite', async (rows) => {
        for (const [key, stored] of await entriesOf(rows)) {
          const known = read(stored);
          if (known === null || isMeant(known)) rows.delete(key);
        }
        await promisifyRequest(rows.transaction);
      }),
  };
}

const newStore = (): UseStore => createStore(databaseName, 'answers');

/** A store that lets go of its database where that is to be deleted, and opens it again when it is used next. */
function openStore(): UseStore {
  let store = newStore();
  return async (mode, callback) =>
    store(mode, async (rows) => {
      const { db: database } = rows.transaction;
      database.onversionchange = () => {
        database.close();
        store = newStore();
      };
      return callback(rows);
    });
}

/** Deletes the database with all answers of all versions. */
export const deleteAccountAnswers = async (): Promise<void> => deleteWhole(databaseName);

/** Keys and values, in the transaction that is under way. */
async function entriesOf(rows: IDBObjectStore): Promise<(readonly [IDBValidKey, unknown])[]> {
  const [keys, stored] = await Promise.all([
    promisifyRequest(rows.getAllKeys()),
    promisifyRequest<unknown[]>(rows.getAll()),
  ]);
  return keys.map((key, i) => [key, stored[i]]);
}

async function dropOldest(rows: IDBObjectStore, ageOf: (stored: unknown) => number): Promise<void> {
  if ((await promisifyRequest(rows.count())) <= sizeLimits.kept) return;
  const entries = await entriesOf(rows);
  const newestFirst = entries.toSorted(([, a], [, b]) => ageOf(b) - ageOf(a));
  for (const [key] of newestFirst.slice(sizeLimits.remaining)) rows.delete(key);
}

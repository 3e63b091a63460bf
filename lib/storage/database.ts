import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
  deleteDB,
  openDB,
} from 'idb';

import type { Entry } from '@/lib/link-index/ports';
import { AppError } from '@/lib/model/errors';

import type { StoredAnswer } from './account-answers';
import type { StoredLinkRow } from './links/row';
import { cachedRead } from './stored-item';

/** Any version may have written what is there, so it is checked where it is read. */
interface Schema extends DBSchema {
  links: {
    /** The short URL. */
    key: string;
    value: StoredLinkRow;
    indexes: { page: string; alike: string; newest: StoredLinkRow['newest']; outside: 1 };
  };
  entries: { key: string; value: Entry };
  /** By service. */
  counts: { key: string; value: unknown };
  /** By run and place. */
  runs: { key: [string, number]; value: unknown };
  keys: { key: 'apiKey'; value: unknown };
  /** By question. */
  answers: { key: string; value: StoredAnswer };
}

const databaseName = 'curtail';

/**
 * Grows with each change of what is stored, which for entries is also how their words are folded. Since 5 one only adds, as stores
 * put an earlier version back: it goes on with what a later one left.
 */
export const databaseVersion = 5;

type Store = StoreNames<Schema>;
type Mode = 'readonly' | 'readwrite';
export type Transaction<S extends Store, M extends Mode> = IDBPTransaction<Schema, S[], M>;

/** Resolves when the transaction is committed. Work that fails leaves everything as it was. @throws what the work does; `storage_failed` */
export type InTransaction = <S extends Store, M extends Mode, T>(
  stores: S[],
  mode: M,
  work: (transaction: Transaction<S, M>) => Promise<T>,
  options?: IDBTransactionOptions,
) => Promise<T>;

export const inTransaction: InTransaction = async (stores, mode, work, options) => {
  const begin = async () => (await connection.get()).transaction(stores, mode, options);
  const transaction = await begin().catch((error: unknown) => {
    // A connection that was closed begins nothing; the next call opens another.
    connection.forget();
    return throwAsReported(error);
  });
  transaction.done.catch(() => undefined);
  try {
    const result = await work(transaction);
    // Else the browser waits for the last answers, to see whether there will be more requests.
    if (mode === 'readwrite') transaction.commit();
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    return throwAsReported(error);
  }
};

/** The disk is full, say, or the browser keeps nothing, as Firefox does without a history. */
function throwAsReported(error: unknown): never {
  if (!(error instanceof DOMException)) throw error;
  throw new AppError({ code: 'storage_failed', outcome: 'none' });
}

/** One for all; the next transaction after it failed or was closed opens another. */
const connection = cachedRead(async () => {
  const close = (): void => {
    connection.forget();
    database.close();
  };
  const open = async (wanted?: number) =>
    openDB<Schema>(databaseName, wanted, {
      upgrade: createStores,
      // Another context wants to upgrade or delete it, and waits for this one.
      blocking: close,
      terminated: close,
    });
  const database = await open(databaseVersion).catch(async (error: unknown) => {
    if (!isOfLaterVersion(error)) throw error;
    return open();
  });
  return database;
});

const isOfLaterVersion = (error: unknown): boolean => String(error).startsWith('VersionError');

const plainStores = ['counts', 'runs', 'keys', 'answers'] as const;

function createStores(database: IDBPDatabase<Schema>): void {
  for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name);
  const links = database.createObjectStore('links', { keyPath: 'link.shortUrl' });
  for (const name of ['page', 'alike', 'newest', 'outside'] as const) links.createIndex(name, name);
  database.createObjectStore('entries', { keyPath: 'shortUrl' });
  for (const name of plainStores) database.createObjectStore(name);
}

export const clearStores = async (
  names: Store[] = ['links', 'entries', ...plainStores],
  run = inTransaction,
): Promise<void> =>
  run(
    names,
    'readwrite',
    async (transaction) => {
      await Promise.all(names.map(async (name) => transaction.objectStore(name).clear()));
    },
    { durability: 'strict' },
  );

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has failed by itself.
  }
}

/** With its files: what is only deleted in one that stays can be read in them for long. A context that holds it open delays no caller. */
export const deleteDatabase = async (name = databaseName): Promise<void> =>
  new Promise((resolve, reject) => {
    deleteDB(name, { blocked: () => resolve() }).then(resolve, reject);
  });

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

import type { StoredLinkRow } from './links/row';
import { cachedRead } from './stored-item';

/** Any version may have written what is read, so it is checked where it is read. */
interface Schema extends DBSchema {
  links: {
    /** The short URL. */
    key: string;
    value: StoredLinkRow;
    indexes: { page: string; alike: string; newest: StoredLinkRow['newest']; outside: 1 };
  };
  /** What the index of all links needs of each, by its short URL. */
  entries: { key: string; value: Entry };
  /** How many links there are, by their service. */
  counts: { key: string; value: unknown };
  /** By run and place. */
  runs: { key: [string, number]; value: unknown };
  keys: { key: 'apiKey'; value: unknown };
  /** What the account API answered, by the question. */
  answers: { key: string; value: unknown };
}

const databaseName = 'curtail';

/** Grows with each change of what is stored, which for entries is also how their words are folded. */
const version = 4;

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
  const transaction = await begin(stores, mode, options);
  transaction.done.catch(() => undefined);
  try {
    const result = await work(transaction);
    // Else the browser waits for the answers to the last requests, to see whether there will be more.
    if (mode === 'readwrite') transaction.commit();
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    throw error instanceof DOMException ? storageFailed() : error;
  }
};

async function begin<S extends Store, M extends Mode>(
  stores: S[],
  mode: M,
  options: IDBTransactionOptions | undefined,
): Promise<Transaction<S, M>> {
  const database = await connection.get();
  try {
    return database.transaction(stores, mode, options);
  } catch (error) {
    // The connection was closed meanwhile; nothing was begun, so a new one can begin it.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    close(database);
    return (await connection.get()).transaction(stores, mode, options);
  }
}

/** One connection for all; the next transaction after it failed or was closed opens another. */
const connection = cachedRead(open);

/** @throws `storage_failed`: the disk is full, or the browser keeps nothing, as Firefox does without a history */
async function open(): Promise<IDBPDatabase<Schema>> {
  try {
    const database = await openDB<Schema>(databaseName, version, {
      upgrade: createStores,
      // Another context wants to upgrade or delete it, and waits for this one.
      blocking: () => close(database),
      terminated: () => close(database),
    });
    return database;
  } catch {
    throw storageFailed();
  }
}

const storageFailed = (): AppError => new AppError({ code: 'storage_failed', outcome: 'none' });

function close(database: IDBPDatabase<Schema>): void {
  connection.forget();
  database.close();
}

/** Those without indexes. */
const plainStores = ['counts', 'runs', 'keys', 'answers'] as const;

function createStores(database: IDBPDatabase<Schema>): void {
  for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name);
  const links = database.createObjectStore('links', { keyPath: 'link.shortUrl' });
  for (const name of ['page', 'alike', 'newest', 'outside'] as const) links.createIndex(name, name);
  database.createObjectStore('entries', { keyPath: 'shortUrl' });
  for (const name of plainStores) database.createObjectStore(name);
}

/** Empties stores; all of them where none is named. */
export const clearStores = async (
  names: Store[] = ['links', 'entries', ...plainStores],
): Promise<void> =>
  inTransaction(
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

/**
 * Deletes a database with its files: what is only deleted in one that stays can be read in them for a long time. Another context
 * that holds it open delays only the deletion, not this.
 */
export const deleteDatabase = async (name = databaseName): Promise<void> =>
  new Promise((resolve, reject) => {
    deleteDB(name, { blocked: () => resolve() }).then(resolve, reject);
  });

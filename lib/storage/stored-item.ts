import { storage, type StorageItemKey } from 'wxt/utils/storage';

import type { z } from '@/lib/contract/z';

import { cachedRead } from './cached-read';

/** One value in the browser's storage, always of its schema's shape. */
export interface StoredItem<T> {
  get: () => Promise<T>;
  set: (value: T) => Promise<void>;
  /** Changes made through one item follow each other; none is lost to a change that runs beside it. */
  update: (change: (value: T) => T) => Promise<T>;
  remove: () => Promise<void>;
  /** Calls back whenever another value is stored, also by another page or an earlier life of the worker. */
  onChange: (listener: () => void) => void;
}

/** What stands under a key: the value and the version of its shape. */
interface Versioned {
  version: number;
  value: unknown;
}

export interface StoredItemOptions<T> {
  key: StorageItemKey;
  version: number;
  schema: z.ZodMiniType<T>;
  fallback: T;
  /** By the version that it starts from: what turns its value into the next version's. */
  migrations?: Record<number, (value: unknown) => unknown>;
}

/**
 * Defines a stored item by name, schema, version and default.
 *
 * A value that is missing, of a newer version, or does not fit the schema reads as the default. It stays stored until
 * something is set in its place, so that an older build that runs once destroys nothing.
 */
export function storedItem<T>({
  key,
  version,
  schema,
  fallback,
  migrations = {},
}: StoredItemOptions<T>): StoredItem<T> {
  let last: Promise<unknown> = Promise.resolve();
  // A link must not wait for the same item to be read five times.
  const { get, forget } = cachedRead(async () => {
    const stored = await storage.getItem<Versioned>(key);
    if (stored === null) return fallback;
    const parsed = schema.safeParse(migrate(stored, version, migrations));
    return parsed.success ? parsed.data : fallback;
  });
  storage.watch(key, forget);

  /** A read that came in between may have found what was there before, so it is forgotten on both sides of the write. */
  async function changeStored(write: () => Promise<void>): Promise<void> {
    forget();
    await write();
    forget();
  }

  const set = async (value: T): Promise<void> =>
    changeStored(async () => storage.setItem<Versioned>(key, { version, value }));

  async function change(apply: (value: T) => T): Promise<T> {
    const value = apply(await get());
    await set(value);
    return value;
  }

  return {
    get,
    set,
    update(apply) {
      const work = async () => change(apply);
      const next = last.then(work, work);
      last = next;
      return next;
    },
    remove: async () => changeStored(async () => storage.removeItem(key)),
    onChange: (listener) => void storage.watch(key, listener),
  };
}

function migrate(
  stored: Versioned,
  version: number,
  migrations: Record<number, (value: unknown) => unknown>,
): unknown {
  let { value } = stored;
  for (let from = stored.version; from < version; from += 1) value = migrations[from]?.(value);
  return stored.version > version ? undefined : value;
}

import { createQueue } from '@/lib/async/queue';
import type { Schema } from '@/lib/model/z';

import { type StorageKey, storageEntry, storedVersion } from './storage-area';
import { type ReadValue, type StoredShape, wholeShape } from './stored-shape';

export type StoredItem<T> = ReturnType<typeof storedItem<T>>;

/** All that were defined, so that all can be forgotten. */
export const storedItems = new Set<Pick<StoredItem<unknown>, 'remove'>>();

/** What does not fit reads as the default, and stays stored until something is set in its place; a shape does so for each part. */
export function storedItem<T>(
  key: StorageKey,
  shaped: StoredShape<T> | { schema: Schema<T>; fallback: T },
) {
  const shape = 'schema' in shaped ? wholeShape(shaped.schema, shaped.fallback) : shaped;
  const entry = storageEntry(key);
  const enqueue = createQueue();
  // A link must not wait for the same item to be read five times.
  const { get: read, forget } = cachedRead(async () => readStored(await entry.get(), shape));
  entry.onChange(forget);

  /** A read that came in between may have found what was there before, so it is forgotten on both sides of the write. */
  async function changeStored(write: () => Promise<void>): Promise<void> {
    forget();
    await write();
    forget();
  }
  const write = async ({ value, unread }: ReadValue<T>): Promise<void> =>
    changeStored(async () =>
      entry.set({ version: storedVersion, value: shape.write(value, unread) }),
    );

  const item = {
    get: async () => (await read()).value,
    set: async (value: T) => enqueue(async () => write({ ...(await read()), value })),
    /** Loses no change made beside it. A value that is handed back as it is is not written. */
    update: async (change: (value: T) => T) =>
      enqueue(async () => {
        const before = await read();
        const value = change(before.value);
        if (value !== before.value) await write({ ...before, value });
        return value;
      }),
    /** How many parts of it are stored and cannot be read: they are kept, but not used. */
    unread: async () => Object.keys((await read()).unread).length,
    dropUnread: async () => enqueue(async () => write({ ...(await read()), unread: {} })),
    remove: async () => enqueue(async () => changeStored(entry.remove)),
    onChange: entry.onChange,
  };
  storedItems.add(item);
  return item;
}

/** What another version stored is one part that cannot be read. */
function readStored<T>(stored: unknown, shape: StoredShape<T>): ReadValue<T> {
  if (stored === undefined || stored === null) return shape.read(undefined);
  const { version, value }: { version?: unknown; value?: unknown } = stored;
  return version === storedVersion
    ? shape.read(value)
    : { ...shape.read(undefined), unread: { value } };
}

/** Reads at the first `get` and after each `forget`; after a read that failed, the next `get` reads again. */
export function cachedRead<T>(read: () => Promise<T>) {
  let known: Promise<T> | undefined;
  const forget = (): void => {
    known = undefined;
  };
  return {
    forget,
    get: async (): Promise<T> => {
      const reading = (known ??= read());
      reading.catch(forget);
      return reading;
    },
  };
}

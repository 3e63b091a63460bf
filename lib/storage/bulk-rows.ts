import type { BulkRowStore } from '@/lib/bulk/ports';
import { type BulkRow, bulkRow } from '@/lib/model/bulk';
import {
  type SealedBytes,
  importKey,
  newKeyBytes,
  openBytes,
  sealBytes,
} from '@/lib/rules/sealing';

import { inTransaction } from './database';
import { bulkRowKeyItem } from './items';
import type { StoredItem } from './stored-item';

/**
 * Encrypts what is written to a database often and thrown away together. Browsers leave pieces of it in the files even of a database
 * that was deleted; the key is where deleting is for good, so that with it they go, too.
 */
interface SealedValues {
  seal(values: readonly unknown[]): Promise<SealedBytes[]>;
  /** What was sealed; null stands for what cannot be opened. */
  open(stored: readonly unknown[]): Promise<unknown[]>;
}

/** @param item where the key is kept, as its bytes; null before there is one */
function createSealedValues(item: StoredItem<number[] | null>): SealedValues {
  let known: { bytes: string; key: Promise<CryptoKey> } | null = null;

  async function imported(bytes: number[]): Promise<CryptoKey> {
    const name = bytes.join(' ');
    if (known?.bytes !== name) known = { bytes: name, key: importKey(new Uint8Array(bytes)) };
    return known.key;
  }

  async function keyToSeal(): Promise<CryptoKey> {
    const bytes = (await item.get()) ?? (await item.update((before) => before ?? newKey()));
    return imported(bytes ?? newKey());
  }

  return {
    async seal(values) {
      const key = await keyToSeal();
      return Promise.all(values.map(async (value) => sealOne(key, value)));
    },
    async open(stored) {
      const bytes = await item.get();
      const key = bytes && (await imported(bytes));
      return Promise.all(
        stored.map(async (value) => (isSealed(value) ? key && openOne(key, value) : null)),
      );
    },
  };
}

const newKey = (): number[] => [...newKeyBytes()];

const sealOne = async (key: CryptoKey, value: unknown): Promise<SealedBytes> =>
  sealBytes(key, new TextEncoder().encode(JSON.stringify(value)));

async function openOne(key: CryptoKey, value: SealedBytes): Promise<unknown> {
  const text = await openBytes(key, value);
  return text && JSON.parse(new TextDecoder().decode(text));
}

const isSealed = (value: unknown): value is SealedBytes =>
  typeof value === 'object' && value !== null && 'iv' in value && 'sealed' in value;

/** A link that was shown as made must not be lost in a crash. */
const durability = { durability: 'strict' } as const;

const rowsSealed = createSealedValues(bulkRowKeyItem);

/** The rows of the bulk job, sealed. Checked when they are read. */
export const bulkRows: BulkRowStore = {
  async replaceAll(rows) {
    const sealed = await rowsSealed.seal(rows);
    return inTransaction(
      ['bulk'],
      'readwrite',
      async (transaction) => {
        const store = transaction.objectStore('bulk');
        await Promise.all([
          store.clear(),
          ...sealed.map(async (row, place) => store.put(row, place)),
        ]);
      },
      durability,
    );
  },
  async range(from, count) {
    if (count === 0) return [];
    const stored = await inTransaction(['bulk'], 'readonly', async (transaction) =>
      transaction.objectStore('bulk').getAll(IDBKeyRange.lowerBound(from), count),
    );
    return (await rowsSealed.open(stored)).map(read);
  },
  async put(place, row) {
    const [sealed] = await rowsSealed.seal([row]);
    return inTransaction(
      ['bulk'],
      'readwrite',
      async (transaction) => void (await transaction.objectStore('bulk').put(sealed, place)),
      durability,
    );
  },
  clear: async () =>
    inTransaction(
      ['bulk'],
      'readwrite',
      async (transaction) => transaction.objectStore('bulk').clear(),
      durability,
    ),
};

function read(stored: unknown): BulkRow | null {
  const row = bulkRow().safeParse(stored);
  return row.success ? row.data : null;
}

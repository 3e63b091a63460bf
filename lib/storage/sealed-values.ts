import type { StoredItem } from './stored-item';

/** A value that nobody can read without its key. */
interface SealedValue {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

/**
 * Encrypts what is written to a database often and thrown away together. Browsers leave pieces of it in the files even of a database
 * that was deleted; the key is where deleting is for good, so that with it they go, too.
 */
export interface SealedValues {
  seal(values: readonly unknown[]): Promise<SealedValue[]>;
  /** What was sealed; whatever is no sealed value is given back as it is, and null stands for what cannot be opened. */
  open(stored: readonly unknown[]): Promise<unknown[]>;
}

const cipher = 'AES-GCM';

/** Bytes. */
const lengths = { key: 32, iv: 12 };

/** @param item where the key is kept, as its bytes; null before there is one */
export function createSealedValues(item: StoredItem<number[] | null>): SealedValues {
  let known: { bytes: string; key: Promise<CryptoKey> } | null = null;

  async function imported(bytes: number[]): Promise<CryptoKey> {
    const name = bytes.join(' ');
    if (known?.bytes !== name) known = { bytes: name, key: importKey(bytes) };
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
        stored.map(async (value) => (isSealed(value) ? key && openOne(key, value) : value)),
      );
    },
  };
}

const newKey = (): number[] => [...crypto.getRandomValues(new Uint8Array(lengths.key))];

const importKey = async (bytes: number[]): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(bytes), cipher, false, ['encrypt', 'decrypt']);

async function sealOne(key: CryptoKey, value: unknown): Promise<SealedValue> {
  const iv = crypto.getRandomValues(new Uint8Array(lengths.iv));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, sealed: await crypto.subtle.encrypt({ name: cipher, iv }, key, text) };
}

async function openOne(key: CryptoKey, { iv, sealed }: SealedValue): Promise<unknown> {
  try {
    const text = await crypto.subtle.decrypt({ name: cipher, iv }, key, sealed);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

const isSealed = (value: unknown): value is SealedValue =>
  typeof value === 'object' && value !== null && 'iv' in value && 'sealed' in value;

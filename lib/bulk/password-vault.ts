import { createQueue } from '@/lib/async/queue';
import type { BulkInput, BulkRow } from '@/lib/model/bulk';
import type { SealedText } from '@/lib/model/connection';
import { type ErrorReport, mayBeDone } from '@/lib/model/errors';
import { base64OfBytes, bytesOfBase64 } from '@/lib/rules/bytes';
import { importKey, newKeyBytes, openText, sealText } from '@/lib/rules/sealing';

/** Encrypts the passwords of rows, so that none of them can be read in a file: the key is kept in memory alone. */
export interface PasswordVault {
  /** Encrypts passwords, each in its place, with a new key where there is none. */
  seal(passwords: readonly string[]): Promise<SealedText[]>;
  /** The password; null when the key that it was encrypted with is gone. */
  open(sealed: SealedText): Promise<string | null>;
  /** Whether there is a key. */
  hasKey(): Promise<boolean>;
  /** Forgets the key: what it encrypted can never be read again. */
  forget(): Promise<void>;
}

/** Where the key is kept: in memory that outlasts the worker, never on disk. */
interface KeyStore {
  get: () => Promise<string | null>;
  set: (key: string) => Promise<void>;
  remove: () => Promise<void>;
}

export function createPasswordVault(store: KeyStore): PasswordVault {
  // A key that is just being forgotten must not be the one of what is encrypted next.
  const enqueue = createQueue();

  async function knownKey(): Promise<CryptoKey | null> {
    const bytes = bytesOfBase64((await store.get()) ?? '');
    return bytes && importKey(bytes).catch(() => null);
  }

  async function newKey(): Promise<CryptoKey> {
    const bytes = newKeyBytes();
    await store.set(base64OfBytes(bytes));
    return importKey(bytes);
  }

  return {
    seal: async (passwords) =>
      enqueue(async () => {
        if (passwords.length === 0) return [];
        const key = (await knownKey()) ?? (await newKey());
        return Promise.all(passwords.map(async (password) => sealText(key, password)));
      }),
    async open(sealed) {
      const key = await knownKey();
      return key && openText(key, sealed);
    },
    hasKey: async () => (await knownKey()) !== null,
    forget: async () => enqueue(store.remove),
  };
}

/** The passwords of rows that are about to be stored, encrypted, each in its place; null for a row without one. */
export async function sealedOf(
  passwords: PasswordVault,
  rows: readonly Pick<BulkInput, 'password'>[],
): Promise<(SealedText | null)[]> {
  const sealed = await passwords.seal(
    rows.map(({ password }) => password).filter((password) => password !== ''),
  );
  return rows.map(({ password }) => (password === '' ? null : (sealed.shift() ?? null)));
}

/** Whether a row cannot be made before its password is entered again. */
export const lacksPassword = ({ state, had, hasPassword, password }: BulkRow): boolean =>
  state === 'waiting' && had === undefined && hasPassword && password === null;

/** A row whose password cannot be read any more. */
export const withoutPassword = (row: BulkRow): BulkRow => ({ ...row, password: null });

/** A row that is left out, as nobody enters its password. Whether it may have a link stays as it was. */
export function skippedRow(row: BulkRow): BulkRow {
  const outcome = row.error !== null && mayBeDone(row.error) ? 'unknown' : 'none';
  return { ...row, state: 'failed', error: { ...passwordRequired, outcome } };
}

/** What a job waits for while rows lack their passwords, and why those have failed that are left out. */
export const passwordRequired = {
  code: 'invalid_input',
  field: 'password',
  problem: 'bulk_password_gone',
} as const satisfies ErrorReport;

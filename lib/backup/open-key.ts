import { AppError } from '@/lib/model/errors';
import type { SealedKey } from '@/lib/model/export-file';
import { bytesOfBase64 } from '@/lib/rules/base64';

import { type WebCrypto, keyCipher } from './key-cipher';

/** An encrypted API key, the address that it was exported with, and what it is to be opened with. */
export interface KeyToOpen {
  sealed: SealedKey;
  address: string;
  passphrase: string;
}

/**
 * Decrypts an API key.
 * @throws `passphrase_wrong` where the passphrase is another, or anything was changed since: the two cannot be told apart
 */
export async function openKey(
  crypto: WebCrypto,
  { sealed, address, passphrase }: KeyToOpen,
): Promise<string> {
  const [salt, iv, data] = [sealed.salt, sealed.iv, sealed.data].map(bytesOfBase64);
  if (!salt || !iv || !data) throw wrong();
  const { iterations } = sealed;
  const cipher = await keyCipher({ crypto, passphrase, address, salt, iv, iterations });
  const key = await cipher.decrypt(data).catch(() => {
    throw wrong();
  });
  return new TextDecoder().decode(key);
}

const wrong = (): AppError => new AppError({ code: 'invalid_input', problem: 'passphrase_wrong' });

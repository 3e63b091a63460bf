import type { SealedKey } from '@/lib/model/export-file';
import { base64OfBytes } from '@/lib/rules/base64';

import { type WebCrypto, keyCipher } from './key-cipher';

/** What is to be encrypted, for which service, and with what. */
export interface KeyToSeal {
  key: string;
  address: string;
  passphrase: string;
}

/** As much work for each guess at a passphrase as is advised. @source OWASP, "Password Storage", PBKDF2-HMAC-SHA256 */
const iterations = 600_000;

/** Encrypts an API key with a passphrase. Each time the result is another. */
export async function sealKey(
  crypto: WebCrypto,
  { key, address, passphrase }: KeyToSeal,
): Promise<SealedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await keyCipher({ crypto, passphrase, address, salt, iv, iterations });
  return {
    cipher: 'AES-GCM',
    derivation: 'PBKDF2-SHA-256',
    iterations,
    salt: base64OfBytes(salt),
    iv: base64OfBytes(iv),
    data: base64OfBytes(await cipher.encrypt(new TextEncoder().encode(key))),
  };
}

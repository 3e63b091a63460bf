import type { SealedKey } from '@/lib/model/backup-file';
import { AppError } from '@/lib/model/errors';
import { base64OfBytes, bytesOfBase64 } from '@/lib/rules/bytes';
import { openText, sealText } from '@/lib/rules/sealing';

/** The part of WebCrypto that is needed. */
export type WebCrypto = Pick<Crypto, 'subtle' | 'getRandomValues'>;

/** What the key is made of that an API key is encrypted with. */
interface Derivation {
  passphrase: string;
  salt: Uint8Array<ArrayBuffer>;
  iterations: number;
}

async function deriveKey(
  { subtle }: WebCrypto,
  { passphrase, salt, iterations }: Derivation,
): Promise<CryptoKey> {
  // Two keyboards may spell the same letter with an accent in two ways.
  const secret = new TextEncoder().encode(passphrase.normalize('NFC'));
  const material = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** As much work for each guess at a passphrase as is advised. @source OWASP, "Password Storage", PBKDF2-HMAC-SHA256 */
const keyIterations = 600_000;

/**
 * Encrypts an API key with a passphrase: AES-256-GCM under a key that PBKDF2 with SHA-256 makes of it. The address is
 * authenticated along with the key, so that changing it beside the key sends the key to no other one. Each time the result is
 * another.
 */
export async function sealKey(
  crypto: WebCrypto,
  { key, address, passphrase }: { key: string; address: string; passphrase: string },
): Promise<SealedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const derived = await deriveKey(crypto, { passphrase, salt, iterations: keyIterations });
  return {
    cipher: 'AES-GCM',
    derivation: 'PBKDF2-SHA-256',
    iterations: keyIterations,
    salt: base64OfBytes(salt),
    ...(await sealText(derived, key, address)),
  };
}

/**
 * Decrypts an API key.
 * @param by.address that it was exported with
 * @throws `passphrase_wrong` where the passphrase is another, or anything was changed since: the two cannot be told apart
 */
export async function openKey(
  crypto: WebCrypto,
  by: { sealed: SealedKey; address: string; passphrase: string },
): Promise<string> {
  const { sealed, address, passphrase } = by;
  const salt = bytesOfBase64(sealed.salt);
  if (salt) {
    const derived = await deriveKey(crypto, { passphrase, salt, iterations: sealed.iterations });
    const key = await openText(derived, sealed, address);
    if (key !== null) return key;
  }
  throw new AppError({ code: 'invalid_input', problem: 'passphrase_wrong' });
}

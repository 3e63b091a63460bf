import type { SealedKey } from '@/lib/model/backup-file';
import { AppError } from '@/lib/model/errors';
import { base64OfBytes, bytesOfBase64 } from '@/lib/rules/bytes';
import { openText, sealText } from '@/lib/rules/sealing';

async function deriveKey(
  { subtle }: Crypto,
  passphrase: string,
  { salt, iterations }: { salt: Uint8Array<ArrayBuffer>; iterations: number },
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

/** @source OWASP, "Password Storage", PBKDF2-HMAC-SHA256 */
const iterations = 600_000;

/** Authenticates the address along with the key, so that changing it beside the key sends the key to no other one. */
export async function sealKey(
  crypto: Crypto,
  { key, address, passphrase }: { key: string; address: string; passphrase: string },
): Promise<SealedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const derived = await deriveKey(crypto, passphrase, { salt, iterations });
  return {
    cipher: 'AES-GCM',
    derivation: 'PBKDF2-SHA-256',
    iterations,
    salt: base64OfBytes(salt),
    ...(await sealText(derived, key, address)),
  };
}

/** @throws `passphrase_wrong`, also where anything was changed since, which looks the same */
export async function openKey(
  crypto: Crypto,
  by: { sealed: SealedKey; address: string; passphrase: string },
): Promise<string> {
  const { sealed, address, passphrase } = by;
  const salt = bytesOfBase64(sealed.salt) ?? new Uint8Array();
  const derived = await deriveKey(crypto, passphrase, { salt, iterations: sealed.iterations });
  const key = await openText(derived, sealed, address);
  if (key === null) throw new AppError({ code: 'invalid_input', problem: 'passphrase_wrong' });
  return key;
}

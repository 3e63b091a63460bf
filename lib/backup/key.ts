import type { SealedKey } from '@/lib/model/backup-file';
import { AppError } from '@/lib/model/errors';
import { base64OfBytes, bytesOfBase64 } from '@/lib/rules/bytes';

/** The part of WebCrypto that is needed. */
export type WebCrypto = Pick<Crypto, 'subtle' | 'getRandomValues'>;

/** What a key is encrypted with, besides the passphrase. */
interface CipherNeeds {
  crypto: WebCrypto;
  passphrase: string;
  /** The base address of the service that the key is for. It is not secret; with another one the key does not open. */
  address: string;
  salt: Uint8Array<ArrayBuffer>;
  /** 12 bytes. */
  iv: Uint8Array<ArrayBuffer>;
  iterations: number;
}

interface KeyCipher {
  encrypt(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Rejects where anything is other than it was when this was encrypted. */
  decrypt(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

/**
 * AES-256-GCM under a key that PBKDF2 with SHA-256 makes of a passphrase. The address is authenticated along with the key, so
 * that nobody can have the key sent to another one by changing the address beside it.
 */
async function keyCipher(needs: CipherNeeds): Promise<KeyCipher> {
  const { subtle } = needs.crypto;
  const key = await derivedKey(needs);
  const algorithm = {
    name: 'AES-GCM',
    iv: needs.iv,
    additionalData: utf8(needs.address),
    tagLength: 128,
  };
  return {
    encrypt: async (bytes) => new Uint8Array(await subtle.encrypt(algorithm, key, bytes)),
    decrypt: async (bytes) => new Uint8Array(await subtle.decrypt(algorithm, key, bytes)),
  };
}

async function derivedKey(needs: CipherNeeds): Promise<CryptoKey> {
  const { crypto, passphrase, salt, iterations } = needs;
  // Two keyboards may spell the same letter with an accent in two ways.
  const secret = utf8(passphrase.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** What is to be encrypted, for which service, and with what. */
interface KeyToSeal {
  key: string;
  address: string;
  passphrase: string;
}

/** As much work for each guess at a passphrase as is advised. @source OWASP, "Password Storage", PBKDF2-HMAC-SHA256 */
const keyIterations = 600_000;

/** Encrypts an API key with a passphrase. Each time the result is another. */
export async function sealKey(
  crypto: WebCrypto,
  { key, address, passphrase }: KeyToSeal,
): Promise<SealedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await keyCipher({
    crypto,
    passphrase,
    address,
    salt,
    iv,
    iterations: keyIterations,
  });
  return {
    cipher: 'AES-GCM',
    derivation: 'PBKDF2-SHA-256',
    iterations: keyIterations,
    salt: base64OfBytes(salt),
    iv: base64OfBytes(iv),
    data: base64OfBytes(await cipher.encrypt(new TextEncoder().encode(key))),
  };
}

/** An encrypted API key, the address that it was exported with, and what it is to be opened with. */
interface KeyToOpen {
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
  if (!salt || !iv || !data) throw wrongPassphrase();
  const { iterations } = sealed;
  const cipher = await keyCipher({ crypto, passphrase, address, salt, iv, iterations });
  const key = await cipher.decrypt(data).catch(() => {
    throw wrongPassphrase();
  });
  return new TextDecoder().decode(key);
}

const wrongPassphrase = (): AppError =>
  new AppError({ code: 'invalid_input', problem: 'passphrase_wrong' });

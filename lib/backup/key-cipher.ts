/** The part of WebCrypto that is needed. */
export type WebCrypto = Pick<Crypto, 'subtle' | 'getRandomValues'>;

/** What a key is encrypted with, besides the passphrase. */
export interface CipherNeeds {
  crypto: WebCrypto;
  passphrase: string;
  /** Of the service that the key is for. It is not secret; another one, and the key does not open. */
  address: string;
  salt: Uint8Array<ArrayBuffer>;
  /** 12 bytes. */
  iv: Uint8Array<ArrayBuffer>;
  iterations: number;
}

export interface KeyCipher {
  encrypt(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Rejects where anything is other than it was when this was encrypted. */
  decrypt(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
}

/**
 * AES-256-GCM under a key that PBKDF2 with SHA-256 makes of a passphrase. The address is authenticated along with the key, so
 * that nobody can have the key sent to another one by changing the address beside it.
 */
export async function keyCipher(needs: CipherNeeds): Promise<KeyCipher> {
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

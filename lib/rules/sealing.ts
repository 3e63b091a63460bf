import type { SealedText } from '@/lib/model/connection';

import { base64OfBytes, bytesOfBase64 } from './bytes';

/** Bytes that only the holder of a key can read. */
export interface SealedBytes {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const cipher = 'AES-GCM';

/** Bytes. */
const lengths = { key: 32, iv: 12 };

const usages: KeyUsage[] = ['encrypt', 'decrypt'];

/** The bytes of a new key, for where a key can be kept as text or bytes alone. */
export const newKeyBytes = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(lengths.key));

/** The key of these bytes, out of which nobody gets them again. Rejects where they are no key. */
export const importKey = async (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, cipher, false, usages);

/** A new key, whose bytes the browser hands to nobody. */
export const generateKey = async (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: cipher, length: lengths.key * 8 }, false, usages);

/** Encrypts bytes; the same ones are others each time. */
export async function sealBytes(
  key: CryptoKey,
  bytes: Uint8Array<ArrayBuffer>,
  context = '',
): Promise<SealedBytes> {
  const iv = crypto.getRandomValues(new Uint8Array(lengths.iv));
  return { iv, sealed: await crypto.subtle.encrypt(algorithm(iv, context), key, bytes) };
}

/** @returns null where the key or the context is another one, or anything was altered: these cannot be told apart */
export const openBytes = async (
  key: CryptoKey,
  { iv, sealed }: SealedBytes,
  context = '',
): Promise<ArrayBuffer | null> =>
  crypto.subtle.decrypt(algorithm(iv, context), key, sealed).catch(() => null);

const algorithm = (iv: Uint8Array<ArrayBuffer>, context: string): AesGcmParams => ({
  name: cipher,
  iv,
  additionalData: new TextEncoder().encode(context),
});

/** Encrypts a text. @param context what it belongs to, such as an address: with another one, it does not open */
export async function sealText(
  key: CryptoKey,
  text: string,
  context?: string,
): Promise<SealedText> {
  const { iv, sealed } = await sealBytes(key, new TextEncoder().encode(text), context);
  return { iv: base64OfBytes(iv), data: base64OfBytes(new Uint8Array(sealed)) };
}

/** @returns null as `openBytes` does, and for what was never sealed */
export async function openText(
  key: CryptoKey,
  { iv, data }: SealedText,
  context?: string,
): Promise<string | null> {
  const [ivBytes, bytes] = [bytesOfBase64(iv), bytesOfBase64(data)];
  if (ivBytes === null || bytes === null) return null;
  const opened = await openBytes(key, { iv: ivBytes, sealed: bytes.buffer }, context);
  return opened && new TextDecoder().decode(opened);
}

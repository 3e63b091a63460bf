import type { SealedText } from '@/lib/model/connection';

import { base64OfBytes, bytesOfBase64 } from './bytes';

export interface SealedBytes {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const cipher = 'AES-GCM';

/** In bytes. */
const lengths = { key: 32, iv: 12 };

const usages: KeyUsage[] = ['encrypt', 'decrypt'];

export const newKeyBytes = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(lengths.key));

/** Not exportable. @throws where `bytes` are no key */
export const importKey = async (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, cipher, false, usages);

/** Not exportable. */
export const generateKey = async (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: cipher, length: lengths.key * 8 }, false, usages);

export async function sealBytes(
  key: CryptoKey,
  bytes: Uint8Array<ArrayBuffer>,
  context = '',
): Promise<SealedBytes> {
  const iv = crypto.getRandomValues(new Uint8Array(lengths.iv));
  return { iv, sealed: await crypto.subtle.encrypt(algorithm(iv, context), key, bytes) };
}

/** @returns null for another key or context and for altered bytes, which look the same */
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

/** @param context such as an address: with another one, it does not open */
export async function sealText(
  key: CryptoKey,
  text: string,
  context?: string,
): Promise<SealedText> {
  const { iv, sealed } = await sealBytes(key, new TextEncoder().encode(text), context);
  return { iv: base64OfBytes(iv), data: base64OfBytes(new Uint8Array(sealed)) };
}

/** @returns null as `openBytes` does, and for malformed text */
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

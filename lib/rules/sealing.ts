import type { SealedText } from '@/lib/model/connection';

import { base64OfBytes, bytesOfBase64 } from './bytes';

const cipher = 'AES-GCM';

const lengths = { key: 32, iv: 12 };

const usages: KeyUsage[] = ['encrypt', 'decrypt'];

export const newKeyBytes = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(lengths.key));

/** @throws where `bytes` are no key */
export const importKey = async (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, cipher, false, usages);

export const generateKey = async (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: cipher, length: lengths.key * 8 }, false, usages);

const algorithm = (iv: Uint8Array<ArrayBuffer>, context: string): AesGcmParams => ({
  name: cipher,
  iv,
  additionalData: new TextEncoder().encode(context),
});

/** It opens with the same context only. */
export async function sealText(key: CryptoKey, text: string, context = ''): Promise<SealedText> {
  const iv = crypto.getRandomValues(new Uint8Array(lengths.iv));
  const bytes = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt(algorithm(iv, context), key, bytes);
  return { iv: base64OfBytes(iv), data: base64OfBytes(new Uint8Array(sealed)) };
}

/** @returns null for another key or context, and for malformed or altered text */
export async function openText(
  key: CryptoKey,
  { iv, data }: SealedText,
  context = '',
): Promise<string | null> {
  const [ivBytes, bytes] = [bytesOfBase64(iv), bytesOfBase64(data)];
  if (ivBytes === null || bytes === null) return null;
  const opened = await crypto.subtle
    .decrypt(algorithm(ivBytes, context), key, bytes)
    .catch(() => null);
  return opened && new TextDecoder().decode(opened);
}

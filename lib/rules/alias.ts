import type { Problem } from './problems';

/** Our choice: no service was seen to allow more. */
export const maxAliasLength = 100;

const randomLength = 6;

/** Blank means that the service picks one. */
export function checkAlias(alias: string): Problem | undefined {
  if (/[^A-Za-z\d_-]/.test(alias)) return 'alias_characters';
  return alias.length > maxAliasLength ? 'alias_too_long' : undefined;
}

export const randomAlias = (randomBytes: RandomBytes): string =>
  randomText(randomBytes, randomLength, unambiguous);

/**
 * Characters that can't be confused on paper or when read aloud, safe where a service ignores case; 32, so that five random bits
 * pick one fairly.
 */
export const unambiguous = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Cryptographically random. */
export type RandomBytes = (count: number) => Uint8Array;

/** @param alphabet up to 256 characters, each picked with equal chance */
export function randomText(randomBytes: RandomBytes, length: number, alphabet: string): string {
  // Above it, the alphabet's first characters would come up once more often.
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length)) {
      if (byte < fair) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

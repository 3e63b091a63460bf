import type { Problem } from './problems';

/** Our choice: no service was seen to allow more. */
export const maxAliasLength = 100;

const randomLength = 6;

/** Checks a short part as typed; blank means that the service picks one. */
export function checkAlias(alias: string): Problem | undefined {
  if (/[^A-Za-z\d_-]/.test(alias)) return 'alias_characters';
  return alias.length > maxAliasLength ? 'alias_too_long' : undefined;
}

/** Makes a short part that nobody can guess from those made before it. */
export const randomAlias = (randomBytes: RandomBytes): string =>
  randomText(randomBytes, randomLength, unambiguous);

/**
 * 32 characters that nobody mixes up when reading them aloud or from paper, and that survive a service which ignores case.
 * 32, so that five random bits pick one without favouring any.
 */
export const unambiguous = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Gives as many random bytes as asked for, which nobody can predict. */
export type RandomBytes = (count: number) => Uint8Array;

/** Makes a text of so many characters, each picked from the alphabet (of up to 256) without favoring any. */
export function randomText(randomBytes: RandomBytes, length: number, alphabet: string): string {
  // Bytes from here on would let the alphabet's first characters come up once more often than the rest.
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length)) {
      if (byte < fair) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

import type { Problem } from './problems';

export const maxAliasLength = 100;

const randomLength = 6;

export function checkAlias(alias: string): Problem | undefined {
  if (/[^A-Za-z\d_-]/.test(alias)) return 'alias_characters';
  return alias.length > maxAliasLength ? 'alias_too_long' : undefined;
}

export const randomAlias = (randomBytes: RandomBytes): string =>
  randomText(randomBytes, randomLength);

/** Not confused where case is ignored; 32, so that each byte picks one fairly. */
const unambiguous = 'abcdefghijkmnpqrstuvwxyz23456789';

export type RandomBytes = (count: number) => Uint8Array;

export const randomText = (randomBytes: RandomBytes, length: number): string =>
  Array.from(randomBytes(length), (byte) => unambiguous.charAt(byte % unambiguous.length)).join('');

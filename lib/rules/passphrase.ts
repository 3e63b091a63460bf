import { countCharacters } from './count-characters';
import type { Problem } from './problems';

const shortest = 8;

/** Checks a passphrase that an exported key is to be encrypted with. */
export const checkPassphrase = (passphrase: string): Problem | undefined =>
  countCharacters(passphrase) < shortest ? 'passphrase_too_short' : undefined;

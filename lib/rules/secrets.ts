import { type RandomBytes, randomText, unambiguous } from './alias';
import type { Problem } from './problems';

/** Our choice. */
const maxPasswordLength = 64;

const generatedLength = 16;

/**
 * Checks a link's password as typed; blank means none. It travels as one segment of a path, where `/`, `\`, `+`, `%`,
 * spaces and other letters than ASCII's are split or altered by some web servers, and `&`, `?`, `#`, `;` and quotes by
 * their rewriting: only characters that arrive everywhere are let through. A dot at the beginning is refused, because a
 * segment of dots vanishes on the way and leaves the link unprotected, and because web servers hide such names.
 */
export function checkPassword(password: string): Problem | undefined {
  if (/[^A-Za-z\d_.~!*@$=,-]/.test(password)) return 'password_characters';
  if (password.startsWith('.')) return 'password_leading_dot';
  return password.length > maxPasswordLength ? 'password_too_long' : undefined;
}

/** Makes a password of 80 random bits. */
export const generatePassword = (randomBytes: RandomBytes): string =>
  randomText(randomBytes, generatedLength, unambiguous);

const minPassphraseLength = 8;

/** Checks a passphrase that an exported key is to be encrypted with. */
export const checkPassphrase = (passphrase: string): Problem | undefined =>
  countCharacters(passphrase) < minPassphraseLength ? 'passphrase_too_short' : undefined;

/** In characters. @source observed.md, "Answers, account API" */
export const minAccountPasswordLength = 5;

/**
 * Checks a new password of the account itself, which travels in a body and so may hold anything.
 * Blanks at its ends are refused, as services cut them off what is sent, or off what is typed later on.
 */
export function checkAccountPassword(password: string): 'too_short' | 'blank_ends' | undefined {
  if (password.trim() !== password) return 'blank_ends';
  return countCharacters(password) < minAccountPasswordLength ? 'too_short' : undefined;
}

const maxKeyLength = 256;

/** A key is sent as a header and as one segment of a path: plain ASCII, without what ends, splits or vanishes as a segment. */
const keyShape = /^(?!\.{1,2}$)[\u0021-\u007E]+$/;
const impossibleInKey = /[/\\?#%]/;

/** Checks an API key as typed; white space around it is ignored. Its length and letters are the service's affair. */
export function checkApiKey(text: string): Problem | undefined {
  const key = text.trim();
  if (key === '') return 'key_missing';
  if (!keyShape.test(key) || impossibleInKey.test(key)) return 'key_characters';
  return key.length > maxKeyLength ? 'key_too_long' : undefined;
}

/** Characters as people count them, more or less: one for an emoji, too, that is stored as two. */
export const countCharacters = (text: string): number => Array.from(text).length;

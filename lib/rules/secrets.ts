import { type RandomBytes, randomText, unambiguous } from './alias';
import type { Problem } from './problems';

/** Our choice. */
const maxPasswordLength = 64;

const generatedLength = 16;

/**
 * A password travels as one segment of a path, so it may hold only characters that no web server or rewriting alters; a leading
 * dot may vanish there and leave the link unprotected. Blank means none.
 */
export function checkPassword(password: string): Problem | undefined {
  if (/[^A-Za-z\d_.~!*@$=,-]/.test(password)) return 'password_characters';
  if (password.startsWith('.')) return 'password_leading_dot';
  return password.length > maxPasswordLength ? 'password_too_long' : undefined;
}

/** Of 80 random bits. */
export const generatePassword = (randomBytes: RandomBytes): string =>
  randomText(randomBytes, generatedLength, unambiguous);

const minPassphraseLength = 8;

/** For the API key in an exported file. */
export const checkPassphrase = (passphrase: string): Problem | undefined =>
  countCharacters(passphrase) < minPassphraseLength ? 'passphrase_too_short' : undefined;

/** In characters. @source observed.md, "Answers, account API" */
export const minAccountPasswordLength = 5;

/**
 * The account's own password travels in a body, so any character may occur; services trim blanks at its ends, on saving or at the
 * sign-in.
 */
export function checkAccountPassword(password: string): 'too_short' | 'blank_ends' | undefined {
  if (password.trim() !== password) return 'blank_ends';
  return countCharacters(password) < minAccountPasswordLength ? 'too_short' : undefined;
}

const maxKeyLength = 256;

/** A header's value and one segment of a path: plain ASCII, without what splits the path or vanishes there. */
const keyShape = /^(?!\.{1,2}$)[\u0021-\u007E]+$/;
const impossibleInKey = /[/\\?#%]/;

/** White space around it is ignored; its format is up to the service. */
export function checkApiKey(text: string): Problem | undefined {
  const key = text.trim();
  if (key === '') return 'key_missing';
  if (!keyShape.test(key) || impossibleInKey.test(key)) return 'key_characters';
  return key.length > maxKeyLength ? 'key_too_long' : undefined;
}

/** Counts an emoji as one. */
export const countCharacters = (text: string): number => Array.from(text).length;

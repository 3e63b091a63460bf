import { type RandomBytes, randomText } from './alias';
import type { Problem } from './problems';

const lengths = { password: 64, generated: 16, passphrase: 8, key: 256 };

/** One segment of a path: without its password, a link would be unprotected. */
export function checkPassword(password: string): Problem | undefined {
  if (/[^A-Za-z\d_.~!*@$=,-]/.test(password)) return 'password_characters';
  if (password.startsWith('.')) return 'password_leading_dot';
  return password.length > lengths.password ? 'password_too_long' : undefined;
}

/** Of 80 random bits. */
export const generatePassword = (randomBytes: RandomBytes): string =>
  randomText(randomBytes, lengths.generated);

export const checkPassphrase = (passphrase: string): Problem | undefined =>
  passphrase.length < lengths.passphrase ? 'passphrase_too_short' : undefined;

/** In characters. @source observed.md, "Answers, account API" */
export const minAccountPasswordLength = 5;

/** Services trim blanks at its ends, on saving or at the sign-in. */
export function checkAccountPassword(password: string): 'too_short' | 'blank_ends' | undefined {
  if (password.trim() !== password) return 'blank_ends';
  return password.length < minAccountPasswordLength ? 'too_short' : undefined;
}

/** A header's value and one segment of a path. */
const keyShape = /^(?!\.{1,2}$)[\u0021-\u007E]+$/;
const impossibleInKey = /[/\\?#%]/;

export function checkApiKey(text: string): Problem | undefined {
  const key = text.trim();
  if (key === '') return 'key_missing';
  if (!keyShape.test(key) || impossibleInKey.test(key)) return 'key_characters';
  return key.length > lengths.key ? 'key_too_long' : undefined;
}

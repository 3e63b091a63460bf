import type { Problem } from './problems';
import { type RandomBytes, randomText } from './random-text';
import { unambiguous } from './unambiguous';

/** Our choice. */
const longestPassword = 64;

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
  return password.length > longestPassword ? 'password_too_long' : undefined;
}

/** Makes a password of 80 random bits. */
export const generatePassword = (randomBytes: RandomBytes): string =>
  randomText(randomBytes, generatedLength, unambiguous);

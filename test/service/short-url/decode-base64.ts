import { Failure } from '../failure.ts';
import type { ShortUrlProfile } from '../profiles/profile.ts';

/**
 * The text in a base64 value (UTF-8). Padding may be missing.
 * A strict reader throws `invalid` on any character that is not of the alphabet; the other one skips
 * it, as PHP does, so that what follows is shifted.
 */
export function decodeBase64(value: string, mode: ShortUrlProfile['base64']): string {
  if (mode === 'strict' && !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) {
    throw new Failure('invalid', 'The value is not base64.');
  }
  // Node would read `-` and `_` as well, which standard base64 does not know.
  const standard = value.replaceAll(/[^A-Za-z0-9+/]/g, '');
  return Buffer.from(standard, 'base64').toString('utf8');
}

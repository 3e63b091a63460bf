import { randomInt } from 'node:crypto';

import { choices } from './choices.ts';

const { alphabet } = choices.shortUrl;

/** Random characters of which none look alike. */
export function randomWord(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

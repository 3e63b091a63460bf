import { parseUrl } from './url/url';

/** Of Latin, Greek and Cyrillic letters, and format characters; in other scripts marks are letters. */
const accents = /[\u0300-\u036F\p{Cf}]/gu;

/** Without case and accents; small letters would depend on their place in a word. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(accents, '').toUpperCase().replaceAll('ẞ', 'SS');

export const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Controls and bidirectional marks could make a text read as another. */
const invisibles = /[\p{Bidi_Control}\p{Cc}\p{Zl}\p{Zp}]+/gu;

export const isOneLine = (text: string): boolean => text.search(invisibles) === -1;

export const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(invisibles, '').replaceAll(/ +/g, ' ').trim();

/** @source RFC 5321, 4.5.3.1 */
const maxEmailLength = 254;

const emailShape = /^[^\s@<>,;:()[\]\\"]+@[^\s@<>,;:()[\]\\"/?#]+$/;
const gapInDomain = /@\.|@.*\.\.|\.$/;

export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength &&
  emailShape.test(text) &&
  !gapInDomain.test(text) &&
  !/\p{Cc}/u.test(text);

export function slugOf(address: string): string {
  const part =
    parseUrl(address)
      ?.pathname.split('/')
      .findLast((text) => text !== '') ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Cuts no character in half. */
export const firstCharacters = (text: string, most: number): string =>
  new RegExp(`^.{0,${most}}`, 'su').exec(text)?.[0] ?? '';

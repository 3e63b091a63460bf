import { parseUrl } from './url/url';

/** In scripts other than Latin, Greek and Cyrillic, marks are letters. */
const accents = /[\u0300-\u036F\p{Cf}]/gu;

/** Small letters would depend on their place in a word. */
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

const emailShape = /^[^\s\p{Cc}@<>,;:"]+@[^\s\p{Cc}@<>,;:"/?#.]+(?:\.[^\s\p{Cc}@<>,;:"/?#.]+)*$/u;

export const isEmail = (text: string): boolean => emailShape.test(text);

export const slugOf = (address: string): string =>
  parseUrl(address)
    ?.pathname.split('/')
    .findLast((part) => part !== '') ?? '';

/** Cuts no character in half. */
export const firstCharacters = (text: string, most: number): string =>
  new RegExp(`^.{0,${most}}`, 'su').exec(text)?.[0] ?? '';

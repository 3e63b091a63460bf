import { parseUrl } from './url/url';

/** Accents of Latin, Greek and Cyrillic letters, apart from the letters, and what only formats. In other scripts marks are letters of their own. */
const accents = /[\u0300-\u036F\p{Cf}]/gu;

/**
 * A text as it is compared with another one: without case, accents, what cannot be seen and other ways to write the same. In capitals, as
 * these, unlike small letters, do not depend on where in a word they stand. The capital ẞ stays one letter there, unlike its small one.
 */
export const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(accents, '').toUpperCase().replaceAll('ẞ', 'SS');

/** The words that something is looked for with, folded. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Controls, and the marks that turn the direction of a text around, could make a text read as something else. */
const invisibles = /[\p{Bidi_Control}\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Whether all of a text can be seen, and all of it on one line. */
export const isOneLine = (text: string): boolean => text.search(invisibles) === -1;

/** A text that came from a page, as one line of what can be seen of it. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(invisibles, '').replaceAll(/ +/g, ' ').trim();

/** The longest that mail can be sent to (RFC 5321, 4.5.3.1). */
const maxEmailLength = 254;

const emailShape = /^[^\s@<>,;:()[\]\\"]+@[^\s@<>,;:()[\]\\"/?#]+$/;
const gapInDomain = /@\.|@.*\.\.|\.$/;

/** Whether a text looks like one e-mail address; whether there is such an address, only a mail can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength &&
  emailShape.test(text) &&
  !gapInDomain.test(text) &&
  !/\p{Cc}/u.test(text);

/** The last part of an address's path, which is what a service calls a slug; blank where there is none. */
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

/** The beginning of a text, without a character that is cut in half. */
export const firstCharacters = (text: string, most: number): string =>
  new RegExp(`^.{0,${most}}`, 'su').exec(text)?.[0] ?? '';

/** Accents of Latin, Greek and Cyrillic letters, apart from the letters. In other scripts marks are letters of their own. */
const accents = /[\u0300-\u036F]/g;

/**
 * A text as it is compared with another one: without case, accents and other ways to write the same. In capitals, as
 * these, unlike small letters, do not depend on where in a word they stand.
 */
export const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(accents, '').toUpperCase();

/** The words that something is looked for with, folded. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

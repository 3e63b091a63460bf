/** Controls, and the marks that turn the direction of a text around, could make a text read as something else. */
const unseen = /[\p{Bidi_Control}\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Whether all of a text can be seen, and all of it on one line. */
export const isOneLine = (text: string): boolean => text.search(unseen) === -1;

/** A text that came from a page, as one line of what can be seen of it. */
export const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(unseen, '').replaceAll(/ +/g, ' ').trim();

/** Writes escapes in capitals, and characters that need none without. @source RFC 3986, 6.2.2 */
export const plainEscapes = (text: string): string =>
  text.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCodePoint(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });

/** The beginning of a text, without a character that is cut in half. */
export const firstCharacters = (text: string, most: number): string =>
  new RegExp(`^.{0,${most}}`, 'su').exec(text)?.[0] ?? '';

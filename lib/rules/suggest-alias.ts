const suggestion = { words: 5, characters: 40 };
/** Without a Unicode decomposition. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** A title's first words in plain letters; blank where none is left. */
export function suggestAlias(title: string): string {
  let alias = '';
  for (const word of plainWords(title).slice(0, suggestion.words)) {
    const longer = alias === '' ? word : `${alias}-${word}`;
    if (longer.length > suggestion.characters) break;
    alias = longer;
  }
  return alias;
}

const plainWords = (title: string): string[] =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[æđðħıłøœßþ]/g, (letter) => plainLetters[letter] ?? '')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, suggestion.characters));

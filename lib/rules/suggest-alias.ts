const most = { words: 5, characters: 40 };

/** Without a Unicode decomposition. */
const plainLetters: Record<string, string> = { æ: 'ae', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss' };

export function suggestAlias(title: string): string {
  let alias = '';
  for (const word of plainWords(title).slice(0, most.words)) {
    const longer = alias === '' ? word : `${alias}-${word}`;
    if (longer.length > most.characters) break;
    alias = longer;
  }
  return alias;
}

const plainWords = (title: string): string[] =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[æıłøœß]/g, (letter) => plainLetters[letter] ?? '')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, most.characters));

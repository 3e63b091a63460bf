import { namedColumn } from './bulk-columns';

/** So much of a text tells whether it is a table. */
const enough = { lines: 20, characters: 20_000 };

/**
 * What stands between the cells of a text that is a table: a header that names a column of addresses says so, and so do the tabs
 * that spreadsheets put onto the clipboard. Commas alone say nothing, as they stand in addresses, too.
 *
 * @returns null for a text that is none
 */
export function tableDelimiter(text: string): ',' | ';' | '\t' | null {
  const lines = text
    .slice(0, enough.characters)
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, enough.lines);
  const [first = ''] = lines;
  for (const delimiter of [',', ';', '\t'] as const) {
    const names = first.split(delimiter);
    if (names.length > 1 && names.some(isAddressName)) return delimiter;
  }
  const tabbed = lines.filter((line) => line.includes('\t')).length;
  return tabbed > 0 && tabbed * 2 >= lines.length ? '\t' : null;
}

const isAddressName = (cell: string): boolean => namedColumn(cell)?.column === 'url';

import papaparse from 'papaparse';

import { defuse } from './defuse';

/** Programs that take several separators at once, or another one, heed quotation marks at least. */
const mayBeCut = /[;\t]/;

/**
 * Rows as lines of CSV, each ended: with commas, quoted where needed, and no cell that a spreadsheet takes for a formula.
 * A file of them begins with `byteOrderMark`.
 *
 * @source RFC 4180
 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const defused = rows.map((row) => row.map(defuse));
  const text = papaparse.unparse(defused, {
    newline: '\r\n',
    quotes: (cell) => mayBeCut.test(String(cell)),
  });
  return `${text}\r\n`;
}

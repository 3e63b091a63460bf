import papaparse from 'papaparse';

import { maxTextLength } from '@/lib/rules/bytes';

import { byteOrderMark, undoDefuse } from './csv-write';

const delimiters = [',', ';', '\t'] as const;

export type CsvDelimiter = (typeof delimiters)[number];

export interface CsvRow {
  /** The line of the text that it begins in, from 1. */
  line: number;
  cells: string[];
}

interface CsvTable {
  rows: CsvRow[];
  /** The first line with a quotation mark that is not closed, or is closed in the middle of a cell; null for none. */
  badQuote: number | null;
}

/**
 * Reads a table. Rows without anything in them are left out; line breaks in cells are `\n`. What `csvLines` defused is as
 * it was before.
 *
 * @param text with any line breaks, with a byte order mark or without; no longer than `maxTextLength`
 * @param delimiter what stands between cells; looked for where it is not known
 */
export function readCsv(text: string, delimiter?: CsvDelimiter): CsvTable {
  if (text.length > maxTextLength) throw new RangeError('longer than a list may be');
  const lines = normalizedBreaks(text);
  const table: CsvTable = { rows: [], badQuote: null };
  const count = lineCounter(lines);
  let begin = 0;
  papaparse.parse<string[]>(lines, {
    newline: '\n',
    delimitersToGuess: [...delimiters],
    ...(delimiter === undefined ? {} : { delimiter }),
    step: ({ data, errors, meta }) => {
      const line = count(begin);
      begin = meta.cursor;
      const bad = errors.find(({ type }) => type === 'Quotes');
      if (bad !== undefined) table.badQuote ??= count(bad.index ?? begin);
      if (data.some((cell) => cell.trim() !== '')) {
        table.rows.push({ line, cells: data.map(withoutDefusing) });
      }
    },
  });
  return table;
}

/** Few cells have an apostrophe, and looking for one is quick. */
const withoutDefusing = (cell: string): string => (cell.includes("'") ? undoDefuse(cell) : cell);

const normalizedBreaks = (text: string): string =>
  (text.startsWith(byteOrderMark) ? text.slice(1) : text).replaceAll(/\r\n?/g, '\n');

/** @returns what tells the line of each place; a place must not lie before the one asked for last */
function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (place) => {
    while (next !== -1 && next < place) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}

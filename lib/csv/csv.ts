import papaparse from 'papaparse';

import { maxTextLength } from '@/lib/rules/bytes';

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

/** Tells spreadsheets that a file is in UTF-8. */
export const byteOrderMark = '\uFEFF';

/** What spreadsheets take for the beginning of a formula, in every width that it is written in. */
const formulaStart = '=＝﹦⁼₌⩵⩶+＋﹢⁺₊﬩\\-－﹣⁻₋−@＠﹫';

/** What is left out of sight, or taken off, in front of it. */
const invisibles = '\\s"\'‘’“”\\p{Cc}\\p{Cf}';

/**
 * A formula's beginning, with all that stands between it and the text before. Semicolons and line breaks belong to that:
 * which of them end a cell, and whether quotation marks are heeded, is up to the program that reads the file. It looks
 * back so that a long run of blanks is read once and not once for each of them.
 */
const formula = new RegExp(`(?<![;${invisibles}])([;${invisibles}]*)(?=[${formulaStart}])`, 'gu');

const separators = /[;\t\r\n]/;

/** Some programs drop these where a cell begins, and look at what follows. */
const droppedAtStart = /^(?='*[\t\r\n])/;

/**
 * A cell that no spreadsheet takes for a formula: an apostrophe goes before whatever could begin one, which is what people
 * type there for the same purpose. Negative numbers get one, too, as these tables hold none but in texts.
 *
 * @source OWASP, "CSV Injection"
 */
const defuse = (cell: string): string =>
  cell
    .replaceAll(formula, (whole, run: string, at: number) => {
      const cut = lastCut(run);
      return cut === 0 && at > 0 ? whole : `${run.slice(0, cut)}'${run.slice(cut)}`;
    })
    .replace(droppedAtStart, "'");

/** The cell that was defused: takes out exactly the apostrophes that `defuse` puts in. */
const undoDefuse = (cell: string): string =>
  cell.replace(/^'(?='*[\t\r\n])/, '').replaceAll(formula, (whole, run: string, at: number) => {
    const cut = lastCut(run);
    const isDefused = run.charAt(cut) === "'" && (cut > 0 || at === 0);
    return isDefused ? run.slice(0, cut) + run.slice(cut + 1) : whole;
  });

/** Where the last cell that may begin in a run of characters does. */
function lastCut(run: string): number {
  for (let end = run.length; end > 0; end -= 1) {
    if (separators.test(run.charAt(end - 1))) return end;
  }
  return 0;
}

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

import papaparse from 'papaparse';

import { maxTextLength } from '@/lib/rules/bytes';

/** Programs that use other separators heed quotation marks at least. */
const mayBeCut = /[;\t]/;

/** A file begins with `byteOrderMark`. @source RFC 4180 */
export function csvLines(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const defused = rows.map((row) => row.map(defuse));
  const text = papaparse.unparse(defused, {
    newline: '\r\n',
    quotes: (cell) => mayBeCut.test(String(cell)),
  });
  return `${text}\r\n`;
}

/** Marks UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** Starts of formulas in every width. */
const formulaStart = '=＝﹦⁼₌⩵⩶+＋﹢⁺₊﬩\\-－﹣⁻₋−@＠﹫';

/** Hidden or dropped by programs in front of a formula. */
const invisibles = '\\s"\'‘’“”\\p{Cc}\\p{Cf}';

/** Programs differ in what ends a cell. The look-behind reads a long run of blanks once. */
const formula = new RegExp(`(?<![;${invisibles}])([;${invisibles}]*)(?=[${formulaStart}])`, 'gu');

const separators = /[;\t\r\n]/;

/** Some programs drop these at a cell's start. */
const droppedAtStart = /^(?='*[\t\r\n])/;

/** An apostrophe goes before what could begin a formula. @source OWASP, "CSV Injection" */
export const defuse = (cell: string): string =>
  cell
    .replaceAll(formula, (whole, run: string, at: number) => {
      const cut = lastCut(run);
      return cut === 0 && at > 0 ? whole : `${run.slice(0, cut)}'${run.slice(cut)}`;
    })
    .replace(droppedAtStart, "'");

const undoDefuse = (cell: string): string =>
  cell.replace(/^'(?='*[\t\r\n])/, '').replaceAll(formula, (whole, run: string, at: number) => {
    const cut = lastCut(run);
    const isDefused = run.charAt(cut) === "'" && (cut > 0 || at === 0);
    return isDefused ? run.slice(0, cut) + run.slice(cut + 1) : whole;
  });

function lastCut(run: string): number {
  for (let end = run.length; end > 0; end -= 1) {
    if (separators.test(run.charAt(end - 1))) return end;
  }
  return 0;
}

const delimiters = [',', ';', '\t'] as const;

export type CsvDelimiter = (typeof delimiters)[number];

export interface CsvRow {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
}

interface CsvTable {
  rows: CsvRow[];
  /** The first line with an unclosed or misplaced quotation mark; null for none. */
  badQuote: number | null;
}

/** Line breaks in cells become `\n`. @throws where the text is longer than `maxTextLength` */
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

const withoutDefusing = (cell: string): string => (cell.includes("'") ? undoDefuse(cell) : cell);

const normalizedBreaks = (text: string): string =>
  (text.startsWith(byteOrderMark) ? text.slice(1) : text).replaceAll(/\r\n?/g, '\n');

/** Places must not go back. */
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

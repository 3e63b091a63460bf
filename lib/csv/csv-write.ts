import papaparse from 'papaparse';

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
export const undoDefuse = (cell: string): string =>
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

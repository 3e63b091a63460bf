import type { RaceResult } from '../race/measure-race.ts';
import type { Row } from '../race/rows.ts';
import { type Cell, cellOf, emptyMedian } from './cells.ts';
import { short, textTable } from './text-table.ts';

const headings: Readonly<Record<string, string>> = {
  form: 'Curtail, form',
  several: 'Curtail, form,\nthree services',
  atOnce: 'Curtail, at once',
  secondEmpty: 'noise: a second\nempty one',
  floor: 'floor',
};

/** The longest that a line of a row's title may be. */
const titleWidth = 34;

/** The race as lines of text: differences from the empty extension, median [quartiles], and whether Curtail keeps its limits. */
export function raceTable(rows: readonly Row[], { rounds, rivals }: RaceResult): string[] {
  const columns = [...Object.keys(headings), ...rivals];
  const heads = columns.map((column) => headings[column] ?? column);
  const lines = rows.map((row) => {
    const cells = columns.map((column) => cellText(row, cellOf(row, rounds, column)));
    return [...titleAnd(row, rounds), ...cells, `${String(row.most)} ${row.unit}\n`];
  });
  return textTable(
    [['', 'empty one\nitself\n', ...heads, 'at most'], ...lines],
    ['left', 'right', ...columns.map(() => 'right' as const), 'right'],
  );
}

function titleAnd(row: Row, rounds: RaceResult['rounds']): [string, string] {
  const median = emptyMedian(row, rounds);
  return [`${wrap(row.title)}\n`, median === undefined ? '' : short(median)];
}

/** The figure, and under it what is to be said of it. */
function cellText(row: Row, cell: Cell | undefined): string {
  if (cell === undefined) return '';
  const { lower, median, upper } = cell.quartiles;
  const sign = row.over !== undefined && median > 0 ? '+' : '';
  const aside = row.aside === undefined ? '' : ` (${asideText(cell)})`;
  const verdict = cell.isMet === undefined ? '' : cell.isMet ? 'met' : 'MISSED';
  const said = [verdict, besideOne(cell), cell.isNoise === true ? 'within noise' : ''].filter(
    (word) => word !== '',
  );
  return `${sign}${short(median)} [${short(lower)}, ${short(upper)}]${aside}\n${said.join(', ')}`;
}

function besideOne({ isAsWithOne }: Cell): string {
  if (isAsWithOne === undefined) return '';
  return isAsWithOne ? 'as with one' : 'WORSE';
}

const asideText = ({ aside }: Cell): string =>
  aside === undefined ? 'never copied' : short(aside);

/** Breaks a title into lines, between words. */
function wrap(title: string): string {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= titleWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

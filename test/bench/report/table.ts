import type { Figure } from './figure.ts';
import { quartiles } from './quartiles.ts';

const headings = ['figure', 'at most', 'median', 'quartiles', 'noise', ''];
const lefts = [true, false, false, false, false, true];

/** The figures as lines of text, a table with a heading. */
export function table(figures: readonly Figure[]): string[] {
  const rows = [headings, ...figures.map(row)];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows.map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return lefts[column] === true ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

function row({ what, unit, budget, values, noise }: Figure): string[] {
  const { lower, median, upper } = quartiles(values);
  const spread = noise === undefined ? undefined : quartiles(noise);
  return [
    what,
    budget === undefined ? '' : `${String(budget)} ${unit}`.trim(),
    `${short(median)} ${unit}`.trim(),
    `${short(lower)} to ${short(upper)}`,
    spread === undefined
      ? ''
      : `${short(spread.median)} (${short(spread.lower)} to ${short(spread.upper)})`,
    budget === undefined ? '' : median <= budget ? 'pass' : 'MISS',
  ];
}

/** A number with the digits that mean something. */
function short(number: number): string {
  const rounded = number.toFixed(Math.abs(number) < 100 ? 1 : 0);
  return Number.isInteger(number) ? String(number) : rounded;
}

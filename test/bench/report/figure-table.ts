import type { Figure } from './figure.ts';
import { quartiles } from './quartiles.ts';
import { short, textTable } from './text-table.ts';

const headings = ['figure', 'at most', 'median', 'quartiles', ''];

/** Figures as lines of text, a table with a heading. */
export const figureTable = (figures: readonly Figure[]): string[] =>
  textTable([headings, ...figures.map(row)], ['left', 'right', 'right', 'right', 'left']);

function row({ what, unit, budget, values }: Figure): string[] {
  const { lower, median, upper } = quartiles(values);
  return [
    what,
    budget === undefined ? '' : `${String(budget)} ${unit}`.trim(),
    `${short(median)} ${unit}`.trim(),
    `${short(lower)} to ${short(upper)}`,
    budget === undefined ? '' : median <= budget ? 'met' : 'MISSED',
  ];
}

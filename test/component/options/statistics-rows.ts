import { page } from 'vitest/browser';

/** A part of a whole as the reader writes it. */
export const percent = (part: number): string =>
  new Intl.NumberFormat(undefined, { style: 'percent' }).format(part).replaceAll(/\s/g, ' ');

/** What the rows of a chart say, from top to bottom: name, number and share. */
export const rowsOf = (chart: string): string[] =>
  page
    .getByRole('table', { name: chart })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) =>
      [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s/g, ' ')).join(' '),
    );

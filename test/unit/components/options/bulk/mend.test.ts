import { expect, test } from 'vitest';

import { mendedRows } from '@/components/options/bulk/check/mend';
import { blankCells } from '@/lib/runs/input/columns';

const row = (line: number, url: string) => ({ line, cells: { ...blankCells, url } });

test('corrections follow each other, and leave alone what is not what they were about', () => {
  const rows = [row(1, 'wrong'), row(2, 'wrong'), row(2, 'other')];
  const mend = { line: 2, column: 'url' } as const;
  expect(
    mendedRows(rows, [
      { ...mend, from: 'wrong', to: 'better' },
      { ...mend, from: 'better', to: 'right' },
      { ...mend, from: 'gone', to: 'never' },
    ]),
  ).toEqual([row(1, 'wrong'), row(2, 'right'), row(2, 'other')]);
});

test('without corrections the rows are the same', () => {
  const rows = [row(1, 'a')];
  expect(mendedRows(rows, [])).toBe(rows);
});

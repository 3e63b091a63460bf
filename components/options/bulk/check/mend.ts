import type { BulkColumn, BulkSourceRow } from '@/lib/runs/input/columns';

/** A cell that was corrected by hand. */
export interface Mend {
  line: number;
  column: BulkColumn;
  /** What stood there: where something else stands by now, it is left alone. */
  from: string;
  to: string;
}

/** The rows with what was corrected in them, one correction after the other. */
export const mendedRows = (
  rows: readonly BulkSourceRow[],
  mends: readonly Mend[],
): readonly BulkSourceRow[] =>
  mends.length === 0 ? rows : rows.map((row) => mends.reduce(mendRow, row));

const mendRow = (row: BulkSourceRow, { line, column, from, to }: Mend): BulkSourceRow =>
  row.line === line && row.cells[column] === from
    ? { ...row, cells: { ...row.cells, [column]: to } }
    : row;

import { bareHost } from '@/lib/rules/url/bare-host';

import { type BulkCells, type BulkColumn, blankCells, namedColumn } from './bulk-columns';

/** What each column of a table is; null for one that is of no use. */
export type ColumnChoice = readonly (BulkColumn | null)[];

export interface TableReading {
  /** Whether the first row names the columns. */
  hasHeader: boolean;
  columns: ColumnChoice;
}

/** So many rows tell what a column holds. */
const enough = 50;

/** @param rows the cells of a table's rows, the first perhaps being names */
export function guessBulkColumns(rows: readonly (readonly string[])[]): TableReading {
  const [first = [], ...rest] = rows.slice(0, enough);
  const width = Math.max(0, ...rows.slice(0, enough).map((cells) => cells.length));
  const isNamed = !first.some(isAddress) && first.some((cell) => namedColumn(cell) !== null);
  const columns: (BulkColumn | null)[] = isNamed
    ? namedColumns(first, width)
    : Array.from({ length: width }, () => null);
  if (columns.includes('url')) return { hasHeader: true, columns };
  const url = addressColumn(isNamed ? rest : [first, ...rest], columns);
  if (url === null) return { hasHeader: isNamed, columns };
  columns[url] = 'url';
  return { hasHeader: isNamed || !isAddress(first[url] ?? ''), columns };
}

/** A row of a table, by what its columns are. */
export function bulkCells(cells: readonly string[], columns: ColumnChoice): BulkCells {
  const row: Record<BulkColumn, string> = { ...blankCells };
  for (const [i, column] of columns.entries()) {
    if (column !== null) row[column] = (cells[i] ?? '').trim();
  }
  return row;
}

/** Of several columns that could be the same one, the surest is. */
function namedColumns(headers: readonly string[], width: number): (BulkColumn | null)[] {
  const named = Array.from({ length: width }, (_, i) => namedColumn(headers[i] ?? ''));
  const isBest = (i: number): boolean =>
    !named.some(
      (other, at) =>
        other !== null &&
        other.column === named[i]?.column &&
        (other.rank < named[i].rank || (other.rank === named[i].rank && at < i)),
    );
  return named.map((entry, i) => (entry !== null && isBest(i) ? entry.column : null));
}

/** The column that holds more addresses than any other; null when none does in half of its rows. */
function addressColumn(rows: readonly (readonly string[])[], columns: ColumnChoice): number | null {
  let best: number | null = null;
  let most = (rows.length - 1) / 2;
  for (const [i, column] of columns.entries()) {
    const count = rows.filter((cells) => isAddress(cells[i] ?? '')).length;
    if (column === null && count > most) {
      best = i;
      most = count;
    }
  }
  return best;
}

/** Stricter than what may be shortened: nobody said that it is an address. */
function isAddress(cell: string): boolean {
  const text = cell.trim();
  return /^https?:\/\/\S+$/i.test(text) || (!/\s/.test(text) && bareHost(text) !== null);
}

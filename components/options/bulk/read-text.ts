import type { BulkSourceRow } from '@/lib/bulk/input/bulk-columns';
import { type BulkList, bulkList } from '@/lib/bulk/input/bulk-list';
import {
  type ColumnChoice,
  type TableReading,
  bulkCells,
  guessBulkColumns,
} from '@/lib/bulk/input/guess-bulk-columns';
import { tableDelimiter } from '@/lib/bulk/input/table-delimiter';
import type { CsvRow } from '@/lib/csv/csv-read';
import { longestCsv } from '@/lib/csv/longest-csv';

import type { BulkDraft } from './bulk-draft';

/** The cells of a table, and what its columns seem to be. */
export interface BulkTable {
  kind: 'table';
  rows: CsvRow[];
  /** How many cells its longest row has. */
  width: number;
  guess: TableReading;
  /** The line with a quotation mark that is amiss: what comes after it may be torn apart. */
  badQuote: number | null;
}

export type BulkText = BulkTable | ({ kind: 'list' } & BulkList) | { kind: 'tooLong' };

/** What is to be read, as far as it is not about columns. */
export const textOf = ({ taken, typed }: Pick<BulkDraft, 'taken' | 'typed'>): string =>
  taken?.text ?? typed;

/** Whether a text is a table, unless somebody chose. */
const looksLikeTable = ({ taken, typed }: Pick<BulkDraft, 'taken' | 'typed'>): boolean =>
  taken?.isTable === true || tableDelimiter(taken?.text ?? typed) !== null;

/** Reads what was pasted or dropped. Rejects when a part of Curtail cannot be loaded. */
export async function readText(
  draft: Pick<BulkDraft, 'taken' | 'typed' | 'readAs'>,
): Promise<BulkText> {
  const text = textOf(draft);
  if (text.length > longestCsv) return { kind: 'tooLong' };
  const isTable = draft.readAs === null ? looksLikeTable(draft) : draft.readAs === 'table';
  if (!isTable) return { kind: 'list', ...bulkList(text) };
  // Loaded only now, as most people never need it.
  const { readCsv } = await import('@/lib/csv/csv-read');
  const { rows, badQuote } = readCsv(text, tableDelimiter(text) ?? undefined);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const guess = guessBulkColumns(rows.map(({ cells }) => cells));
  return { kind: 'table', rows, width, guess, badQuote };
}

/** What a table's columns are taken for: as chosen by hand, else as guessed. */
export function readingOf(
  table: BulkTable,
  { hasHeader, columns }: Pick<BulkDraft, 'hasHeader' | 'columns'>,
): TableReading {
  return { hasHeader: hasHeader ?? table.guess.hasHeader, columns: columns ?? table.guess.columns };
}

/** The rows of a table as links to be made. */
export const rowsOfTable = (
  { rows }: BulkTable,
  { hasHeader, columns }: { hasHeader: boolean; columns: ColumnChoice },
): BulkSourceRow[] =>
  (hasHeader ? rows.slice(1) : rows).map(({ line, cells }) => ({
    line,
    cells: bulkCells(cells, columns),
  }));

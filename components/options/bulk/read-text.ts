import type { CsvRow } from '@/components/csv/csv';
import { unreadableFileText } from '@/components/ui/file-picker';
import { type OptionsServices } from '@/components/ui/services';
import { decodeText, maxTextLength } from '@/lib/rules/bytes';
import { oneLine } from '@/lib/rules/text';
import { pageProblem } from '@/lib/rules/url/page-problem';
import {
  type BulkSourceRow,
  type ColumnChoice,
  type TableReading,
  bulkCells,
  guessBulkColumns,
} from '@/lib/runs/input/columns';
import { bookmarksIn, tablesOfJson } from '@/lib/runs/input/export-files';
import { type ExportTable, type ReadExport, readExport } from '@/lib/runs/input/exports';
import { type BulkList, bulkList, tableDelimiter } from '@/lib/runs/input/parse-list';
import { plural, t } from '@/lib/texts/translate';

import type { BulkDraft, SourceText } from './draft';

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

/** Links of another service, or a browser's bookmarks: their addresses stay as they are. */
export interface BulkExport extends Omit<ReadExport, 'source'> {
  kind: 'export';
  /** The service's name; null for bookmarks. */
  source: string | null;
  /** How it is read where the user thinks otherwise. */
  other: 'list' | 'table';
  badQuote: number | null;
}

export type BulkText = BulkTable | BulkExport | ({ kind: 'list' } & BulkList) | { kind: 'tooLong' };

export type ReadableText = Exclude<BulkText, { kind: 'tooLong' }>;

/** Whether there is something that can be read in one way or the other. */
export const isReadable = (text: BulkText | null): text is ReadableText =>
  text !== null && text.kind !== 'tooLong';

/** Whether these are links of another service. */
export const areMoved = (text: BulkText | null): boolean =>
  text?.kind === 'export' && text.source !== null;

/** What an export has that is over at its service. */
export const goneIn = (text: BulkText | null): readonly BulkSourceRow[] =>
  text?.kind === 'export' ? text.gone : [];

/** What is to be read, as far as it is not about columns. */
export const sourceTextOf = ({ taken, typed }: Pick<BulkDraft, 'taken' | 'typed'>): string =>
  taken?.text ?? typed;

/** Whether a text is a table, unless the user chose. */
const looksLikeTable = ({ taken, typed }: Pick<BulkDraft, 'taken' | 'typed'>): boolean =>
  taken?.isTable === true || tableDelimiter(taken?.text ?? typed) !== null;

/** Reads what was pasted or dropped. Rejects when a part of Curtail cannot be loaded. */
export async function readBulkText(
  draft: Pick<BulkDraft, 'taken' | 'typed' | 'readAs'>,
): Promise<BulkText> {
  const text = sourceTextOf(draft);
  if (text.length > maxTextLength) return { kind: 'tooLong' };
  if (draft.readAs === 'list') return { kind: 'list', ...bulkList(text) };
  if (draft.readAs === 'table') return readTable(text, draft.taken?.reading);
  const records = exportOfRecords(text);
  if (records !== null) return records;
  if (!looksLikeTable(draft)) return { kind: 'list', ...bulkList(text) };
  const table = await readTable(text, draft.taken?.reading);
  return exportOfTable(table) ?? table;
}

async function readTable(text: string, known: TableReading | undefined): Promise<BulkTable> {
  // Loaded only now, as most people never need it.
  const { readCsv } = await import('@/components/csv/csv');
  const { rows, badQuote } = readCsv(text, tableDelimiter(text) ?? undefined);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const guess = known ?? guessBulkColumns(rows.map(({ cells }) => cells));
  return { kind: 'table', rows, width, guess, badQuote };
}

function exportOfTable({ rows: [head, ...rows], badQuote }: BulkTable): BulkExport | null {
  const exported = exportIn([{ header: head?.cells ?? [], rows }]);
  return exported && { kind: 'export', ...exported, other: 'table', badQuote };
}

function exportOfRecords(text: string): BulkExport | null {
  const asList = { kind: 'export', other: 'list', badQuote: null } as const;
  const bookmarks = bookmarksIn(text);
  if (bookmarks !== null) {
    return { ...asList, source: null, rows: bookmarks, gone: [], unusable: new Map() };
  }
  const exported = exportIn(tablesOfJson(text));
  return exported && { ...asList, ...exported };
}

function exportIn(tables: Iterable<ExportTable>): ReadExport | null {
  const now = Date.now();
  for (const table of tables) {
    const read = readExport(table, now);
    if (read !== null) return read;
  }
  return null;
}

/** What a table's columns are taken for: as chosen by hand, else as guessed. */
export function tableReadingOf(
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

/** Why a text was not taken, or the text and what is worth knowing about it. */
export type SourceResult = string | { taken: SourceText; note: string };

/** A file that was picked, no longer than `maxTextLength`, or why it cannot be used. */
export async function fromFile(picked: File | string): Promise<SourceResult> {
  if (typeof picked === 'string') return picked;
  const bytes = await picked.arrayBuffer().catch(() => null);
  if (bytes === null) return unreadableFileText();
  const text = decodeText(new Uint8Array(bytes));
  if (text === null) return t('bulk_source_not_text');
  if (text.trim() === '') return t('bulk_source_empty');
  const isTable = /\.[ct]sv$/i.test(picked.name);
  return { taken: { name: picked.name, text, isTable }, note: '' };
}

const tabColumns = ['url', 'title'] as const;

/** The tabs of this window as a table of addresses and titles. Asks for the permission first: browsers grant it only within a press. */
export async function fromTabs(services: OptionsServices): Promise<SourceResult> {
  const answer = services.requestPermission('tabs');
  // The popup may have asked the same and be gone: this answer is not for the window that it kept.
  services.send('tabs.await', { windowId: null }).catch(() => undefined);
  if (!(await answer)) return t('bulk_source_no_permission');
  const tabs = await services.tabsHere();
  const others = tabs.filter(({ url }) => !url.startsWith(`${location.origin}/`));
  const pages = others.filter(({ url }) => pageProblem(url) === null);
  if (pages.length === 0) return t('problem_no_tabs');
  const rows = [
    tabColumns.map((column) => t(`bulk_column_${column}`)),
    ...pages.map(({ url, title }) => [url, oneLine(title)]),
  ];
  const leftOut = others.length - pages.length;
  return {
    taken: {
      name: t('bulk_source_tabs_name'),
      text: rows.map((cells) => cells.map(quoted).join('\t')).join('\n'),
      isTable: true,
      reading: { hasHeader: true, columns: tabColumns },
    },
    note: leftOut === 0 ? '' : plural('bulk_tabs_skipped', leftOut),
  };
}

const quoted = (cell: string): string =>
  /["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

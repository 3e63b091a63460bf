import { bareHost } from '@/lib/rules/url/addresses-in-text';

/** What a list of links to be made can tell of each, in the order in which it is shown and written. */
export const bulkColumns = [
  'url',
  'title',
  'alias',
  'password',
  'expiry',
  'domain',
  'campaign',
  'channel',
] as const;

export type BulkColumn = (typeof bulkColumns)[number];

/** What a row holds in each column; blank for nothing. */
export type BulkCells = Readonly<Record<BulkColumn, string>>;

/** A row as it came, with the line that it begins in, from 1. */
export interface BulkSourceRow {
  line: number;
  cells: BulkCells;
}

/** Other names that people and services give these columns, in small letters alone; the surest first. */
const names: Record<BulkColumn, string> = {
  url: 'longurl longlink destinationurl destination originalurl targeturl target url uri address webaddress page pageurl website link links urls addresses href',
  title: 'title pagetitle name label',
  alias:
    'alias customalias slug customslug backhalf custombackhalf keyword shortpart shortcode custom vanity',
  password: 'password linkpassword pass',
  expiry:
    'expiry expirydate expires expireson expiresat expiration expirationdate validuntil lastday until',
  domain: 'domain brandeddomain customdomain shortdomain domainname host',
  campaign: 'campaign campaignname campaigns',
  channel: 'channel channelname channels',
};

const ranks = new Map(
  bulkColumns.flatMap((column) =>
    names[column].split(' ').map((name, rank) => [name, { column, rank }] as const),
  ),
);

/** @returns the column that a header names, and how sure that is (0 is surest); null for none that is known */
export const namedColumn = (header: string): { column: BulkColumn; rank: number } | null =>
  ranks.get(header.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? null;

export const blankCells: BulkCells = {
  url: '',
  title: '',
  alias: '',
  password: '',
  expiry: '',
  domain: '',
  campaign: '',
  channel: '',
};

/** What each column of a table is; null for one that is of no use. */
export type ColumnChoice = readonly (BulkColumn | null)[];

export interface TableReading {
  /** Whether the first row names the columns. */
  hasHeader: boolean;
  columns: ColumnChoice;
}

/** How many rows are read to tell what a column holds. */
const sampleSize = 50;

/** @param rows the cells of a table's rows, the first perhaps being names */
export function guessBulkColumns(rows: readonly (readonly string[])[]): TableReading {
  const [first = [], ...rest] = rows.slice(0, sampleSize);
  const width = Math.max(0, ...rows.slice(0, sampleSize).map((cells) => cells.length));
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

/** Which column each heading names; of several that could be the same one, the surest. */
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

/** Stricter than what may be shortened, as no head says that it is an address. */
function isAddress(cell: string): boolean {
  const text = cell.trim();
  return /^https?:\/\/\S+$/i.test(text) || (!/\s/.test(text) && bareHost(text) !== null);
}

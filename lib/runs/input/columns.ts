import { bareHost } from '@/lib/rules/url/addresses-in-text';

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

export type BulkCells = Readonly<Record<BulkColumn, string>>;

/** A row as it came, with the line that it begins in, from 1. */
export interface BulkSourceRow {
  line: number;
  cells: BulkCells;
  /** What one link of several for this address is for: a channel's name, or any other. */
  pair?: string;
}

/** Other names that people and services give these columns, in small letters alone; the surest first. */
const names: Record<BulkColumn, string> = {
  url: 'longurl longlink destinationurl destination originalurl originalurls targeturl target url uri address webaddress page pageurl website link links urls addresses href',
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

export const plainName = (header: string): string => header.toLowerCase().replaceAll(/[^a-z]/g, '');

export const isAddressHeader = (header: string): boolean =>
  names.url.split(' ').includes(plainName(header));

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

export type ColumnChoice = readonly (BulkColumn | null)[];

export interface TableReading {
  hasHeader: boolean;
  columns: ColumnChoice;
}

const sampleSize = 50;

/** @param rows the cells of a table's rows, the first perhaps being names */
export function guessBulkColumns(rows: readonly (readonly string[])[]): TableReading {
  const sample = rows.slice(0, sampleSize);
  const [first = [], ...rest] = sample;
  const columns = Array.from<BulkColumn | null>({
    length: Math.max(0, ...sample.map((cells) => cells.length)),
  }).fill(null);
  if (!first.some(isAddress)) nameColumns(columns, first);
  const isNamed = columns.some((column) => column !== null);
  if (columns.includes('url')) return { hasHeader: true, columns };
  const url = addressColumn(isNamed ? rest : sample, columns);
  if (url === null) return { hasHeader: isNamed, columns };
  columns[url] = 'url';
  return { hasHeader: isNamed || !isAddress(first[url] ?? ''), columns };
}

export function bulkCells(cells: readonly string[], columns: ColumnChoice): BulkCells {
  const row: Record<BulkColumn, string> = { ...blankCells };
  for (const [i, column] of columns.entries()) {
    if (column !== null) row[column] = (cells[i] ?? '').trim();
  }
  return row;
}

function nameColumns(columns: (BulkColumn | null)[], headers: readonly string[]): void {
  const given = headers.map(plainName);
  for (const column of bulkColumns) {
    const places = names[column].split(' ').map((name) => given.indexOf(name));
    const place = places.find((at) => at !== -1);
    if (place !== undefined) columns[place] = column;
  }
}

/** The column that holds more addresses than any other; null when none does in half of its rows. */
function addressColumn(rows: readonly (readonly string[])[], columns: ColumnChoice): number | null {
  const counts = columns.map((column, i) =>
    column === null ? rows.filter((cells) => isAddress(cells[i] ?? '')).length : 0,
  );
  const most = Math.max(...counts);
  return most > (rows.length - 1) / 2 ? counts.indexOf(most) : null;
}

/** Stricter than what may be shortened, as no head says that it is an address. */
function isAddress(cell: string): boolean {
  const text = cell.trim();
  return /^https?:\/\/\S+$/i.test(text) || (!/\s/.test(text) && bareHost(text) !== null);
}

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

import { checkAlias } from '@/lib/rules/alias';
import { localDay } from '@/lib/rules/expiry';

import { type BulkSourceRow, blankCells, plainName } from './columns';

/** A table, or records with names for their values. */
export interface ExportTable {
  header: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
}

interface ExportSource {
  /** A proper name. */
  name: string;
  /** Names of columns that only its exports have together, one set for each of its exports. */
  tells: readonly string[];
  url: string;
  /** The part after the slash, or what ends with it: of several columns the first that is not blank. */
  alias: string;
}

/** Names of columns as `plainName` gives them. */
const sources: readonly ExportSource[] = [
  {
    name: 'Bitly',
    tells: ['destinationurl customlink', 'longurl link', 'longurl bitlink', 'originalurl bitlink'],
    url: 'destinationurl longurl originalurl',
    alias: 'customlink custombitlinks link bitlink',
  },
  {
    name: 'Short.io',
    tells: ['originalurl shorturl', 'originalurls shorturls'],
    url: 'originalurl originalurls',
    alias: 'path originalpath originalpaths shorturl shorturls',
  },
  {
    name: 'Rebrandly',
    tells: ['destination slashtag'],
    url: 'destination',
    alias: 'slashtag',
  },
  {
    name: 'YOURLS',
    tells: ['url keyword timestamp', 'target source hits', 'url shorturl timestamp'],
    url: 'url target',
    alias: 'keyword source shorturl',
  },
  {
    name: 'Shlink',
    tells: ['longurl shortcode'],
    url: 'longurl',
    alias: 'shortcode shorturl',
  },
  {
    name: 'Kutt',
    tells: ['target address'],
    url: 'target',
    alias: 'address',
  },
  {
    name: 'Dub',
    tells: [
      'destinationurl shortlink clicks',
      'destinationurl shortlink createdat',
      'url shortlink key',
    ],
    url: 'destinationurl url',
    alias: 'key shortlink',
  },
  {
    name: 'TinyURL',
    tells: ['url tinyurl', 'longurl tinyurl'],
    url: 'url longurl',
    alias: 'alias tinyurl',
  },
];

const titleNames = 'title titles description';

const expiryNames =
  'expiresat expiresatdate expirein expirationdate expiration expiry metavaliduntil';

/** A password is not in the file, and without it a link would be open to all. */
const goneNames = 'archived deleted banned password haspassword';

const goneStatus = /^(?:archived|deleted|expired|disabled|inactive|blocked)$/i;

const no = /^(?:|0|no|false|null)$/i;

/** The services that a table with these columns can be of: one at most. */
export function sourcesOf(header: readonly string[]): ExportSource[] {
  const names = new Set(header.map(plainName));
  return sources.filter(({ tells }) =>
    tells.some((each) => each.split(' ').every((name) => names.has(name))),
  );
}

export interface ReadExport {
  source: string;
  rows: BulkSourceRow[];
  /** Links that are over there, and so left out. */
  gone: BulkSourceRow[];
  /** By line, what a row had in place of an alias that can be used. */
  unusable: ReadonlyMap<number, string>;
}

/** @param now what is over is left out; epoch milliseconds @returns null for no service's export */
export function readExport({ header, rows }: ExportTable, now: number): ReadExport | null {
  const names = header.map(plainName);
  const [source] = sourcesOf(header);
  if (source === undefined) return null;
  const read: ReadExport & { unusable: Map<number, string> } = {
    source: source.name,
    rows: [],
    gone: [],
    unusable: new Map(),
  };
  for (const { line, cells } of rows) {
    const cell = cellsBy(names, cells);
    const told = cell(source.alias);
    const alias = aliasIn(told);
    const row = {
      line,
      cells: {
        ...blankCells,
        url: cell(source.url),
        title: cell(titleNames),
        alias: alias ?? '',
        expiry: dayOf(cell(expiryNames)),
      },
    };
    const isGone = isOver(cell, now);
    (isGone ? read.gone : read.rows).push(row);
    if (alias === null && !isGone) read.unusable.set(line, told);
  }
  return read;
}

type CellBy = (names: string) => string;

/** Gives the first cell that is not blank under any of some names. */
const cellsBy =
  (names: readonly string[], cells: readonly string[]): CellBy =>
  (wanted) =>
    wanted
      .split(' ')
      .map((name) => (cells[names.indexOf(name)] ?? '').trim())
      .find((cell) => cell !== '') ?? '';

function isOver(cell: CellBy, now: number): boolean {
  const expiry = cell(expiryNames);
  const end = Date.parse(expiry);
  const isPast = isDayOnly(expiry) ? expiry < localDay(new Date(now)) : end < now;
  const isMarked = goneNames.split(' ').some((name) => !no.test(cell(name)));
  return isPast || isMarked || goneStatus.test(cell('status'));
}

const isDayOnly = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** What is no moment is left for the check to name. */
function dayOf(moment: string): string {
  const at = new Date(moment);
  return isDayOnly(moment) || Number.isNaN(at.getTime()) ? moment : localDay(at);
}

/** The last part of a path, or of the first short link of several. @returns null where no link can have it */
function aliasIn(told: string): string | null {
  const [link = ''] = told.split(/[\s,]/, 1);
  const [address = ''] = link.replace(/^https?:\/\//i, '').split(/[?#]/, 1);
  const parts = address.split('/');
  const isWithHost = parts.length > 1 && (parts[0]?.includes('.') === true || /^http/i.test(link));
  const path = (isWithHost ? parts.slice(1) : parts).filter((part) => part !== '');
  const alias = path.at(-1) ?? '';
  return alias === '' || checkAlias(alias) !== undefined ? null : alias;
}

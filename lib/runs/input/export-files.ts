import { plainText } from '@/lib/rules/plain-text';

import { type BulkSourceRow, blankCells } from './columns';
import type { ExportTable } from './exports';

/** How many levels of an answer there may be around its list of links. */
const maxDepth = 3;

/** All lists of records in a text of JSON, as tables: one of them may be of links. */
export function* tablesOfJson(text: string): Generator<ExportTable> {
  for (const records of listsIn(valueOf(text), maxDepth)) yield tableOf(records);
}

function valueOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of an object, its values may be the records as well. */
function listsIn(value: unknown, depth: number): Fields[][] {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const values: unknown[] = Object.values(value);
  const records = values.filter(isFields);
  const inner = values.flatMap((each) => listsIn(each, depth - 1));
  return records.length === 0 ? inner : [records, ...inner];
}

function tableOf(records: readonly Fields[]): ExportTable {
  const flat = records.map((record) => new Map(cellsOf(record)));
  const header = [...new Set(flat.flatMap((cells) => [...cells.keys()]))];
  const rows = flat.map((cells, i) => ({
    line: i + 1,
    cells: header.map((name) => cells.get(name) ?? ''),
  }));
  return { header, rows };
}

/** Fields of a part have its name before theirs. */
const cellsOf = (fields: Fields): [name: string, cell: string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isFields(value)
      ? Object.entries(value).map(([inner, part]): [string, string] => [
          `${name} ${inner}`,
          cellText(part),
        ])
      : [[name, cellText(value)]],
  );

const cellText = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).filter(isPlain).map(String).join(',');

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const bookmark = /<a\s[^<>]*?href="(?<href>[^"]*)"[^<>]*>(?<title>[^<]*)/gi;

/** The bookmarks in a file as all browsers write it; null for any other text. */
export function bookmarksIn(text: string): BulkSourceRow[] | null {
  if (!/^\s*<!doctype netscape-bookmark-file/i.test(text)) return null;
  return text.split(/\r\n?|\n/).flatMap((content, i) =>
    [...content.matchAll(bookmark)].map(({ groups: { href = '', title = '' } = {} }) => ({
      line: i + 1,
      cells: { ...blankCells, url: plainText(href), title: plainText(title) },
    })),
  );
}

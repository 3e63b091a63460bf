import { addressesIn } from '@/lib/rules/url/addresses-in-text';
import { normaliseLongUrl } from '@/lib/rules/url/url';

import { type BulkSourceRow, blankCells, isAddressHeader } from './columns';

export interface BulkList {
  rows: BulkSourceRow[];
  linesWithout: number;
}

/** The addresses of a text; in a plain list every line is meant to be one, so it is a row even when it is none. */
export function bulkList(text: string): BulkList {
  const list: BulkList = { rows: [], linesWithout: 0 };
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/^\uFEFF/, '').trim());
  const isPlain = !lines.some((line) => /\s/.test(line));
  for (const [i, line] of lines.entries()) {
    if (line === '' || (i === 0 && isAddressHeader(line))) continue;
    const urls = urlsOf(line, isPlain);
    if (urls.length === 0) list.linesWithout += 1;
    for (const url of urls) list.rows.push({ line: i + 1, cells: { ...blankCells, url } });
  }
  return list;
}

/** Among sentences, a word alone is meant to be an address only if it looks a little like one. */
function urlsOf(line: string, isPlain: boolean): string[] {
  const isOneWord = !/\s/.test(line);
  if (isOneWord && 'url' in normaliseLongUrl(line) && !/[,;|]https?:/i.test(line)) return [line];
  const found = addressesIn(line);
  const isMeant = isPlain || (isOneWord && /[.:/]./.test(line));
  return found.length === 0 && isMeant ? [line] : found;
}

const sampleLength = 5000;

/** Null for no table: a header with a column of addresses says that it is one, or a spreadsheet's tabs; commas stand in addresses, too. */
export function tableDelimiter(text: string): ',' | ';' | '\t' | null {
  const lines = text
    .slice(0, sampleLength)
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  for (const delimiter of [',', ';', '\t'] as const) {
    const names = first.split(delimiter);
    if (names.length > 1 && names.some(isAddressHeader)) return delimiter;
  }
  const tabbed = lines.filter((line) => line.includes('\t')).length;
  return tabbed > 0 && tabbed * 2 >= lines.length ? '\t' : null;
}

import { addressesIn } from '@/lib/rules/url/addresses-in-text';
import { normaliseLongUrl } from '@/lib/rules/url/long-url';

import { type BulkSourceRow, blankCells, namedColumn } from './bulk-columns';

export interface BulkList {
  rows: BulkSourceRow[];
  /** How many lines have words in them, and no address. */
  linesWithout: number;
}

/**
 * The addresses of a text: one to a line, or anywhere in what people wrote. In a plain list every line is meant to be an address,
 * so it is a row even when it is none: whoever checks it can say so.
 */
export function bulkList(text: string): BulkList {
  const list: BulkList = { rows: [], linesWithout: 0 };
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/^\uFEFF/, '').trim());
  const isPlain = !lines.some((line) => /\s/.test(line));
  for (const [i, line] of lines.entries()) {
    if (line === '' || (i === 0 && namedColumn(line)?.column === 'url')) continue;
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

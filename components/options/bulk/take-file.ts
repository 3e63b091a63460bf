import { decodeText } from '@/lib/csv/decode-text';
import { longestCsv } from '@/lib/csv/longest-csv';

import type { TakenText } from './bulk-draft';

/** The text of a file that was chosen or dropped, or why it cannot be used. */
export async function takeFile(file: File): Promise<TakenText | string> {
  if (file.size > longestCsv) return 'This file is too big: 8 MB at most.';
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return 'This is not a text file. Save your table as CSV and take that.';
  if (text.trim() === '') return 'There is nothing in this file.';
  return { name: file.name, text, isTable: /\.[ct]sv$/i.test(file.name) };
}

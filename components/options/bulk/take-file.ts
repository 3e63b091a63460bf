import { unreadableFile } from '@/components/ui/one-file';
import { decodeText } from '@/lib/csv/decode-text';

import type { TakenText } from './bulk-draft';

/** The text of a file that was chosen or dropped, no longer than `longestCsv`, or why it cannot be used. */
export async function takeFile(file: File): Promise<TakenText | string> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return unreadableFile;
  const text = decodeText(new Uint8Array(bytes));
  if (text === null) return 'This is not a text file. Save your table as CSV and take that.';
  if (text.trim() === '') return 'There is nothing in this file.';
  return { name: file.name, text, isTable: /\.[ct]sv$/i.test(file.name) };
}

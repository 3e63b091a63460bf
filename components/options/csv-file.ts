import { chunksOf } from '@/lib/async/chunks';

import { yieldToMain } from './yield';

type Rows = readonly (readonly string[])[];

/** Rows that are written at a stretch, so that the page answers to people in between. */
const rowsPerBatch = 500;

/**
 * A table as a CSV file that spreadsheets read rightly, whatever its cells hold.
 * @param parts its rows, the names of the columns first
 */
export async function csvFile(parts: Iterable<Rows> | AsyncIterable<Rows>): Promise<Blob> {
  // What writes tables is large, and most people never need it.
  const { byteOrderMark, csvLines } = await import('@/components/csv/csv');
  const texts: string[] = [byteOrderMark];
  for await (const rows of parts) {
    for (const some of chunksOf(rows, rowsPerBatch)) {
      texts.push(csvLines(some));
      await yieldToMain();
    }
  }
  return new Blob(texts, { type: 'text/csv;charset=utf-8' });
}

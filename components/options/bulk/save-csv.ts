import type { Services } from '../services';
import { othersTurn } from './others-turn';

/** Rows that are written at a stretch, so that the page answers to people in between. */
const atOnce = 500;

/** Saves a table as a CSV file. */
export async function saveCsv(
  { saveFile }: Pick<Services, 'saveFile'>,
  rows: readonly (readonly string[])[],
  name: string,
): Promise<void> {
  const [{ byteOrderMark }, { csvLines }] = await Promise.all([
    import('@/lib/csv/byte-order-mark'),
    import('@/lib/csv/csv-lines'),
  ]);
  const parts: string[] = [byteOrderMark];
  for (let from = 0; from < rows.length; from += atOnce) {
    parts.push(csvLines(rows.slice(from, from + atOnce)));
    await othersTurn();
  }
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name);
}

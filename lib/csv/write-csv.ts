import { byteOrderMark } from './byte-order-mark';
import { csvLines } from './csv-lines';

/**
 * A table as the text of a CSV file that spreadsheets read rightly, whoever wrote what is in its cells.
 * @param rows the names of the columns first
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + csvLines(rows);

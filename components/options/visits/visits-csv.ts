import { csvFile } from '@/components/options/csv-file';
import type { Look } from '@/lib/rules/looks';

import { dateOf } from './gains';

/** Headings are English in every language, as spreadsheets read a file by them. */
export const visitsCsv = async (looks: readonly Look[], isGained: boolean): Promise<Blob> =>
  csvFile([
    [
      ['Date', isGained ? 'New visits' : 'Visits'],
      ...looks.map(({ day, visits }) => [dateOf(day), String(visits)]),
    ],
  ]);

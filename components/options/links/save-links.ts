import { localDay } from '@/lib/rules/expiry';

import type { Services } from '../services';
import { csvHeadings, csvRow } from './csv-columns';
import type { LinkView } from './shown-links';

/** As many links as are handed over at once. */
const part = 1000;

interface Saving {
  /** Told how many links are there so far, and how many there are. */
  onProgress: (there: number, total: number) => void;
  signal: AbortSignal;
}

/** Saves all links that fit a view as a CSV file, unless it is called off before. */
export async function saveLinks(
  { send, saveFile }: Pick<Services, 'send' | 'saveFile'>,
  view: LinkView,
  { onProgress, signal }: Saving,
): Promise<void> {
  const today = localDay(new Date());
  const rows: string[][] = [[...csvHeadings]];
  for (let from = 0, total = 1; from < total; from += part) {
    const page = await send('links.list', { ...view, from, count: part });
    if (signal.aborted) return;
    rows.push(...page.links.map((link) => csvRow(link, today)));
    total = page.total;
    onProgress(rows.length - 1, total);
  }
  const { writeCsv } = await import('@/lib/csv/write-csv');
  if (signal.aborted) return;
  saveFile(new Blob([writeCsv(rows)], { type: 'text/csv' }), `links-${today}.csv`);
}

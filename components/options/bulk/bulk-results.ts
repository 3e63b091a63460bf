import type { Services } from '@/components/options/services';
import type { BulkResult } from '@/lib/model/bulk';

/** How many rows are handed over at once. */
const atOnce = 1000;

/** What became of all rows of a job, in their order. */
export async function bulkResults(
  { send }: Pick<Services, 'send'>,
  { id, total }: { id: string; total: number },
): Promise<BulkResult[]> {
  const all: BulkResult[] = [];
  while (all.length < total) {
    const part = await send('bulk.results', { id, from: all.length, count: atOnce });
    if (part.length === 0) break;
    all.push(...part);
  }
  return all;
}

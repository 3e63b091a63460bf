import type { Bulk, BulkRow } from '@/lib/contract/bulk';

/** How many rows there are, and how many ended in which way. */
export function countRows(
  rows: readonly BulkRow[],
): Pick<Bulk, 'total' | 'made' | 'existing' | 'failed'> {
  const counts = { waiting: 0, made: 0, existing: 0, failed: 0 };
  for (const { state } of rows) counts[state] += 1;
  return {
    total: rows.length,
    made: counts.made,
    existing: counts.existing,
    failed: counts.failed,
  };
}

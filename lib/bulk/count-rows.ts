import type { Bulk, BulkRow } from '@/lib/model/bulk';

import { lacksPassword } from './row-passwords';

type RowKind = 'made' | 'existing' | 'failed' | 'locked';

type Counts = Pick<Bulk, RowKind>;

/** How many rows there are, and how many ended in which way. */
export function countRows(rows: readonly BulkRow[]): Pick<Bulk, 'total' | RowKind> {
  const counts = { made: 0, existing: 0, failed: 0, locked: 0 };
  for (const row of rows) {
    const kind = kindOf(row);
    if (kind !== null) counts[kind] += 1;
  }
  return { total: rows.length, ...counts };
}

/** The counts after one row changed. */
export function recount(head: Bulk, before: BulkRow | undefined, row: BulkRow): Counts {
  const { made, existing, failed, locked } = head;
  const counts = { made, existing, failed, locked };
  const [was, is] = [before === undefined ? null : kindOf(before), kindOf(row)];
  if (was !== null) counts[was] -= 1;
  if (is !== null) counts[is] += 1;
  return counts;
}

/** As what a row is counted; null for one that just waits. */
export function kindOf(row: BulkRow): RowKind | null {
  if (row.state !== 'waiting') return row.state;
  return lacksPassword(row) ? 'locked' : null;
}

import type { BulkRow } from '@/lib/model/bulk';

import { isUncertain } from './failure-policy';

/**
 * A row as it is tried once more on a person's wish; only failed ones change. One that may have a link keeps its short part,
 * under which that link is found. One whose link leads elsewhere needs another part, as the old one is used up.
 */
export function retried(row: BulkRow): BulkRow {
  if (row.state !== 'failed' || row.url === '') return row;
  const part = row.error?.code === 'altered_link' ? null : row.part;
  const error = row.error !== null && isUncertain(row.error) ? row.error : null;
  return { ...row, part, error, state: 'waiting', shortUrl: null, tries: 0 };
}

import type { BulkResult, BulkRow } from '@/lib/model/bulk';

import { lacksPassword } from './row-passwords';

/** A row for pages. The doubt of one that still waits is our own affair. */
export function resultOf(row: BulkRow): BulkResult {
  const { password: _password, part: _part, tries: _tries, had: _had, ...told } = row;
  const error = row.state === 'waiting' ? null : row.error;
  return { ...told, error, lacksPassword: lacksPassword(row) };
}

import type { BulkResult, BulkRow } from '@/lib/contract/bulk';

/** A row for pages. The doubt of one that still waits is our own affair. */
export function resultOf({
  password,
  part: _part,
  tries: _tries,
  had: _had,
  ...row
}: BulkRow): BulkResult {
  const error = row.state === 'waiting' ? null : row.error;
  return { ...row, error, hasPassword: password !== '' };
}

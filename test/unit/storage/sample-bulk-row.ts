import type { BulkRow } from '@/lib/contract/bulk';

/** A row that waits, from a line of a list. */
export const sampleBulkRow = (line: number, changes: Partial<BulkRow> = {}): BulkRow => ({
  line,
  url: `https://example.com/${String(line)}`,
  title: '',
  alias: '',
  password: null,
  hasPassword: false,
  expiry: '',
  domain: '',
  campaign: null,
  channel: null,
  part: null,
  state: 'waiting',
  shortUrl: null,
  error: null,
  tries: 0,
  ...changes,
});

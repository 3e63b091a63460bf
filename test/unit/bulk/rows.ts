import type { BulkInput, BulkOptions } from '@/lib/model/bulk';

export const page = (name: string | number): string => `https://long.example/page/${String(name)}`;

export const row = (line: number, more: Partial<BulkInput> = {}): BulkInput => ({
  line,
  url: page(line),
  title: `Page ${String(line)}`,
  alias: '',
  password: '',
  expiry: '',
  domain: '',
  campaign: null,
  channel: null,
  ...more,
});

/** Rows 1 up to this many. */
export const rowsTo = (count: number, more: Partial<BulkInput> = {}): BulkInput[] =>
  Array.from({ length: count }, (_, i) => row(i + 1, more));

export const options: BulkOptions = { name: 'links.csv', ownParts: true, reuse: true };

import type { BulkInput, BulkOptions } from '@/lib/model/run';

import { sampleBulkInput, sampleBulkOptions } from '../../fixtures/bulk';

export const page = (name: string | number): string => `https://long.example/page/${String(name)}`;

export const row = (line: number, more: Partial<BulkInput> = {}): BulkInput =>
  sampleBulkInput(line, { url: page(line), title: `Page ${String(line)}`, ...more });

/** Rows 1 up to this many. */
export const rowsTo = (count: number, more: Partial<BulkInput> = {}): BulkInput[] =>
  Array.from({ length: count }, (_, i) => row(i + 1, more));

export const options: BulkOptions = sampleBulkOptions({ name: 'links.csv' });

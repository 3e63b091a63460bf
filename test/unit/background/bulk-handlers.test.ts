import { expect, test } from 'vitest';

import { bulkHandlers } from '@/lib/background/handlers';
import type { Parts } from '@/lib/background/parts';

import { options, rowsTo } from '../bulk/rows';

test('a list is not begun from a private window', async () => {
  const begun: unknown[] = [];
  const bulk = { begin: async (asked: unknown) => void begun.push(asked) };
  const { 'bulk.begin': begin } = bulkHandlers({ bulk } as unknown as Parts);
  const asked = { id: 'one', rows: rowsTo(1), options };
  await expect(begin(asked, true)).rejects.toMatchObject({ report: { problem: 'bulk_private' } });
  expect(begun).toEqual([]);
  await begin(asked, false);
  expect(begun).toEqual([asked]);
});

import { expect, test } from 'vitest';

import { bulkHandlers } from '@/lib/background/handlers';
import type { Parts } from '@/lib/background/parts';

import { managedStores } from '../../fixtures/managed';
import { options, rowsTo } from '../runs/rows';

test('a list is not begun from a private window', async () => {
  const begun: unknown[] = [];
  const bulk = { begin: async (input: unknown) => void begun.push(input) };
  const { 'bulk.begin': begin } = bulkHandlers({
    bulk: bulk as unknown as Parts['bulk'],
    stores: managedStores(),
  });
  const input = { id: 'one', rows: rowsTo(1), options };
  await expect(begin(input, { tab: { incognito: true } })).rejects.toMatchObject({
    report: { problem: 'bulk_private' },
  });
  expect(begun).toEqual([]);
  await begin(input, {});
  expect(begun).toEqual([input]);
});

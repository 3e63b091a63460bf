import { expect, test } from 'vitest';

import { managedStores } from '../../fixtures/managed';
import { options, rowsTo } from '../runs/rows';
import { handlersWith } from './handlers-of';

test('a list is not begun from a private window', async () => {
  const begun: unknown[] = [];
  const bulk = { begin: async (input: unknown) => void begun.push(input) };
  const { 'bulk.begin': begin } = handlersWith({ bulk, stores: managedStores() });
  const input = { id: 'one', rows: rowsTo(1), options };
  await expect(begin(input, { tab: { incognito: true } })).rejects.toMatchObject({
    report: { problem: 'bulk_private' },
  });
  expect(begun).toEqual([]);
  await begin(input, {});
  expect(begun).toEqual([input]);
});

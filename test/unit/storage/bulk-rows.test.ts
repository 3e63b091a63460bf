import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { BulkRow } from '@/lib/model/bulk';
import { bulkRows } from '@/lib/storage/bulk-rows';
import { bulkRowKeyItem } from '@/lib/storage/items';

import { sampleBulkRow as row } from '../../fixtures/bulk';
import { putRaw } from './raw-database';

const rows = (count: number): BulkRow[] => Array.from({ length: count }, (_, i) => row(i + 1));

beforeEach(async () => bulkRows.clear());

describe('the rows of the bulk job', () => {
  it('cannot be read in the database without their key', async () => {
    await bulkRows.replaceAll([row(1)]);
    const database = await openDB('curtail');
    const [stored] = await database.getAll('bulk');
    database.close();
    expect(Object.keys(stored as object)).toEqual(['iv', 'sealed']);
    await bulkRowKeyItem.remove();
    expect(await bulkRows.range(0, 1)).toEqual([null]);
    await bulkRows.put(0, row(2));
    expect(await bulkRows.range(0, 1)).toEqual([row(2)]);
  });

  it('are written so that no power cut takes them away', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await bulkRows.replaceAll(rows(2));
    await bulkRows.put(0, row(3));
    const writes = begun.mock.calls.filter(([, mode]) => mode === 'readwrite');
    begun.mockRestore();
    expect(writes.map(([stores, , options]) => [stores, options])).toEqual([
      [['bulk'], { durability: 'strict' }],
      [['bulk'], { durability: 'strict' }],
    ]);
  });

  it('are empty at first', async () => {
    expect(await bulkRows.range(0, 10)).toEqual([]);
  });

  it('are given by their places, as far as there are any', async () => {
    await bulkRows.replaceAll(rows(5));
    expect(await bulkRows.range(1, 2)).toEqual([row(2), row(3)]);
    expect(await bulkRows.range(3, 9)).toEqual([row(4), row(5)]);
    expect(await bulkRows.range(2, 0)).toEqual([]);
  });

  it('take the place of all that there were', async () => {
    await bulkRows.replaceAll(rows(5));
    await bulkRows.replaceAll([row(9)]);
    expect(await bulkRows.range(0, 9)).toEqual([row(9)]);
  });

  it('stay as they were when others cannot take their place', async () => {
    await bulkRows.replaceAll(rows(2));
    const unstorable = { ...row(3), url: 1n as unknown as string };
    await expect(bulkRows.replaceAll([row(9), unstorable])).rejects.toThrow();
    expect(await bulkRows.range(0, 9)).toEqual(rows(2));
  });

  it('are null where they are damaged, until they are stored again', async () => {
    await bulkRows.replaceAll(rows(3));
    await putRaw(['curtail', 'bulk'], { state: 'waiting', line: 'x' }, 1);
    expect(await bulkRows.range(0, 3)).toEqual([row(1), null, row(3)]);
    await bulkRows.put(1, row(2, { state: 'failed' }));
    expect(await bulkRows.range(1, 1)).toEqual([row(2, { state: 'failed' })]);
  });
});

import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { RunRow } from '@/lib/model/run';
import { clearStores } from '@/lib/storage/database';
import { runRows } from '@/lib/storage/run-rows';

import { sampleBulkRow as row } from '../../fixtures/bulk-row';
import { putRaw } from './raw-database';

const listed = (count: number): RunRow[] => Array.from({ length: count }, (_, i) => row(i + 1));
const rows = (count: number) => [...listed(count).entries()];

beforeEach(async () => clearStores(['runs']));

describe('the rows of a run', () => {
  it('are written so that no power cut takes them away', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await runRows.put('a', rows(2));
    await runRows.put('a', [[0, row(3)]]);
    const writes = begun.mock.calls.filter(([, mode]) => mode === 'readwrite');
    begun.mockRestore();
    expect(writes.map(([stores, , options]) => [stores, options])).toEqual([
      [['runs'], { durability: 'strict' }],
      [['runs'], { durability: 'strict' }],
    ]);
  });

  it('are given in their order, beside those of other runs', async () => {
    expect(await runRows.get('a')).toEqual([]);
    await runRows.put('a', rows(12));
    await runRows.put('ab', [[0, row(99)]]);
    expect(await runRows.get('a')).toEqual(listed(12));
    await runRows.clear('a');
    expect([await runRows.get('a'), await runRows.get('ab')]).toEqual([[], [row(99)]]);
  });

  it('stay as they were when others cannot take their place', async () => {
    await runRows.put('a', rows(2));
    const unstorable = { ...row(3), url: 1n as unknown as string, title: () => '' };
    await expect(
      runRows.put('a', [
        [0, row(9)],
        [1, unstorable as unknown as RunRow],
      ]),
    ).rejects.toThrow();
    expect(await runRows.get('a')).toEqual(listed(2));
  });

  it('are null where they are damaged, until they are stored again', async () => {
    await runRows.put('a', rows(3));
    await putRaw(['curtail', 'runs'], { state: 'waiting', line: 'x' }, ['a', 1]);
    expect(await runRows.get('a')).toEqual([row(1), null, row(3)]);
    await runRows.put('a', [[1, row(2, { state: 'failed' })]]);
    expect((await runRows.get('a'))[1]).toEqual(row(2, { state: 'failed' }));
  });
});

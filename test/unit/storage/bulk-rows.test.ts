import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import type { BulkRow } from '@/lib/contract/bulk';
import { bulkRows } from '@/lib/storage/bulk-rows';

import { putRaw } from './raw-database';
import { sampleBulkRow as row } from './sample-bulk-row';

const rows = (count: number): BulkRow[] => Array.from({ length: count }, (_, i) => row(i + 1));

beforeEach(async () => bulkRows.clear());

describe('the rows of the bulk job', () => {
  it('are none at first', async () => {
    expect(await bulkRows.range(0, 10)).toEqual([]);
    expect(await bulkRows.waiting(10)).toEqual([]);
    expect(await bulkRows.update(0, (known) => known)).toBeNull();
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
    expect(await bulkRows.waiting(9)).toEqual([0]);
  });

  it('stay as they were when others cannot take their place', async () => {
    await bulkRows.replaceAll(rows(2));
    const unstorable = { ...row(3), url: (() => '') as unknown as string };
    await expect(bulkRows.replaceAll([row(9), unstorable])).rejects.toThrow();
    expect(await bulkRows.range(0, 9)).toEqual(rows(2));
  });

  it('lose no change that is made beside another', async () => {
    await bulkRows.replaceAll(rows(1));
    const more = async () =>
      bulkRows.update(0, (known) => ({ ...known, tries: known.tries + 1, part: 'abc' }));
    await Promise.all([more(), more(), more()]);
    expect(await bulkRows.range(0, 1)).toEqual([row(1, { tries: 3, part: 'abc' })]);
  });

  it('are null where they are damaged, until they are put anew', async () => {
    await bulkRows.replaceAll(rows(3));
    await putRaw(['curtail', 'bulk'], { state: 'waiting', line: 'x' }, 1);
    expect(await bulkRows.range(0, 3)).toEqual([row(1), null, row(3)]);
    expect(await bulkRows.update(1, (known) => known)).toBeNull();
    await bulkRows.put(1, row(2, { state: 'failed' }));
    expect(await bulkRows.range(1, 1)).toEqual([row(2, { state: 'failed' })]);
    expect(await bulkRows.waiting(9)).toEqual([0, 2]);
  });

  it('that wait are told in their order, whatever was done in between', async () => {
    const step = fc.record({
      place: fc.nat(30),
      state: fc.constantFrom('waiting' as const, 'made' as const, 'failed' as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step), fc.nat(40), async (steps, limit) => {
        const expected = rows(31);
        await bulkRows.replaceAll(expected);
        for (const { place, state } of steps) {
          expected[place] = row(place + 1, { state });
          await bulkRows.update(place, (known) => ({ ...known, state }));
        }
        expect(await bulkRows.range(0, 40)).toEqual(expected);
        const waiting = expected.flatMap(({ state }, place) => (state === 'waiting' ? place : []));
        expect(await bulkRows.waiting(limit)).toEqual(waiting.slice(0, limit));
      }),
      { numRuns: 40 },
    );
  });
});

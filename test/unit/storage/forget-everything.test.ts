import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { createAccountAnswers } from '@/lib/storage/account-answers';
import { finishForgetting, forgetEverything, sweepFiles } from '@/lib/storage/forget-everything';
import { expiryNoteItem } from '@/lib/storage/items';
import { runRows } from '@/lib/storage/run-rows';
import { sealingKeys } from '@/lib/storage/sealing-key';

import { sampleBulkRow } from '../../fixtures/bulk-row';
import { storedLink } from '../../fixtures/link';
import { databaseNames } from './raw-database';
import { sampleStore } from './sample-store';

/** How many values there are in all stores of all databases. */
async function storedValues(): Promise<number> {
  let values = 0;
  for (const name of await databaseNames()) {
    const database = await openDB(String(name));
    for (const store of database.objectStoreNames) values += await database.count(store);
    database.close();
  }
  return values;
}

it('nothing that was stored is left', async () => {
  const store = sampleStore();
  await store.save(storedLink('a'));
  await runRows.put('a', [[0, sampleBulkRow(1)]]);
  await createAccountAnswers('1').save('key', {
    operation: 'listDomains',
    input: null,
    owner: 'somebody',
    value: [],
    at: 1,
  });
  await sealingKeys.getOrCreate();
  await expiryNoteItem.set('2026-11-20');
  expect(await storedValues()).toBe(6);

  await forgetEverything();
  expect(await storedValues()).toBe(0);
  expect(await expiryNoteItem.get()).toBe('');
  expect(await sampleStore().count()).toEqual({ count: 0, elsewhere: 0 });
});

it('not even the key of the API key is left in a database that somebody else holds open', async () => {
  await sealingKeys.getOrCreate();
  const held = await openDB('curtail');
  await forgetEverything();
  expect(await held.count('keys')).toBe(0);
  held.close();
});

it('another deletion comes a while later, with which Chromium takes what was deleted out of its files', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const deletions = vi.spyOn(indexedDB, 'deleteDatabase');
  await forgetEverything();
  const before = deletions.mock.calls.length;
  // Deleting what is not there would make it tidy nothing up.
  expect(await databaseNames()).toEqual(['curtail-nothing']);
  await vi.advanceTimersByTimeAsync(1900);
  expect(deletions).toHaveBeenCalledTimes(before);
  await vi.advanceTimersByTimeAsync(5000);
  const names = deletions.mock.calls.slice(before).map(([name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(await databaseNames()).toEqual([]);
  deletions.mockRestore();
  vi.useRealTimers();
});

it('that deletion comes at the start of the browser, where it ended before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await forgetEverything();
  vi.clearAllTimers();
  expect(await databaseNames()).toEqual(['curtail-nothing']);
  sweepFiles();
  await vi.advanceTimersByTimeAsync(7000);
  expect(await databaseNames()).toEqual([]);
  vi.useRealTimers();
});

describe('where the browser does not delete a database', () => {
  const refuseOnce = () =>
    vi.spyOn(indexedDB, 'deleteDatabase').mockImplementationOnce(() => {
      throw new DOMException('broken', 'UnknownError');
    });

  it('that is said, nothing is left all the same, and the next worker has nothing to forget', async () => {
    await sampleStore().save(storedLink('a'));
    await expiryNoteItem.set('2026-11-20');
    refuseOnce();
    await expect(forgetEverything()).rejects.toThrow('broken');
    expect(await storedValues()).toBe(0);
    expect(await fakeBrowser.storage.local.get()).toEqual({});
    await expiryNoteItem.set('2026-11-21');
    await finishForgetting();
    expect(await expiryNoteItem.get()).toBe('2026-11-21');
  });

  it('nor empty it, the next worker tries again', async () => {
    await sampleStore().save(storedLink('a'));
    const emptying = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    refuseOnce();
    await expect(forgetEverything()).rejects.toThrow('broken');
    emptying.mockRestore();
    expect(await storedValues()).toBe(3);
    await finishForgetting();
    expect(await storedValues()).toBe(0);
    expect(await fakeBrowser.storage.local.get()).toEqual({});
  });
});

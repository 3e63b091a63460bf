import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the deletions of another database that follow, with which Chromium takes what was deleted out of its files', () => {
  const spies = () => [vi.spyOn(indexedDB, 'open'), vi.spyOn(indexedDB, 'deleteDatabase')];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    spies();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const swept = () =>
    spies().map(({ mock }) => mock.calls.filter(([name]) => name === 'curtail-nothing').length);

  it('come a while later and once more, each of one that is there', async () => {
    await forgetEverything();
    await vi.advanceTimersByTimeAsync(1900);
    expect(swept()).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(swept()).toEqual([1, 1]));
    await vi.advanceTimersByTimeAsync(4000);
    await vi.waitFor(() => expect(swept()).toEqual([2, 2]));
    expect(await databaseNames()).toEqual([]);
  });

  it('come at the start of the browser, where it ended before', async () => {
    await forgetEverything();
    vi.clearAllTimers();
    sweepFiles();
    await vi.advanceTimersByTimeAsync(7000);
    await vi.waitFor(() => expect(swept()[1]).toBe(2));
    expect(await databaseNames()).toEqual([]);
  });
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

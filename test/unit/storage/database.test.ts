import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { bulkRows } from '@/lib/storage/bulk-rows';
import { inTransaction } from '@/lib/storage/database';

import { sampleBulkRow as row } from '../../fixtures/bulk-row';
import { sampleLink as link } from '../../fixtures/stored-link';
import { sampleStore } from './sample-store';

const store = sampleStore();

beforeEach(async () => store.forget('all'));

/** Everything in a database. */
async function contentsOf(
  name: string,
): Promise<[store: string, key: IDBValidKey, value: unknown][]> {
  const database = await openDB(name);
  const rows: [string, IDBValidKey, unknown][] = [];
  for (const each of database.objectStoreNames)
    for (const key of await database.getAllKeys(each))
      rows.push([each, key, await database.get(each, key)]);
  database.close();
  return rows;
}

describe('the database', () => {
  it('is opened anew after another context had it deleted', async () => {
    await store.save(link('a'));
    await deleteDB('curtail');
    expect(await store.findByShortUrl(link('a').shortUrl)).toBeNull();
    await store.save(link('b'));
    expect(await store.findByShortUrl(link('b').shortUrl)).toEqual(link('b'));
  });

  it('does not hold up a newer version of it', async () => {
    await store.save(link('a'));
    const newer = await openDB('curtail', 4);
    expect(newer.version).toBe(4);
    newer.close();
    await expect(store.find('https://example.com/page')).rejects.toThrow();
    await deleteDB('curtail');
    expect(await store.find('https://example.com/page')).toEqual([]);
  });

  it('keeps what an older version of it holds', async () => {
    await Promise.all([store.save(link('a')), bulkRows.replaceAll([row(1)])]);
    const contents = await contentsOf('curtail');
    await deleteDB('curtail');
    const old = await openDB('curtail', 1, {
      upgrade(database) {
        const links = database.createObjectStore('links', { keyPath: 'link.shortUrl' });
        for (const key of ['page', 'alike', 'seq']) links.createIndex(key, key);
        for (const name of ['snapshot', 'meta']) database.createObjectStore(name);
        database.createObjectStore('bulk').createIndex('state', 'state');
      },
    });
    for (const [name, key, value] of contents)
      await old.put(name, value, name === 'links' ? undefined : key);
    old.close();
    expect(await store.find(link('a').longUrl)).toEqual([link('a')]);
    expect(await bulkRows.range(0, 9)).toEqual([row(1)]);
    await bulkRows.put(0, row(2));
    expect(await bulkRows.range(0, 9)).toEqual([row(2)]);
    expect(await store.count()).toEqual({ count: 1, elsewhere: 0 });
    const now = await openDB('curtail');
    expect(now.transaction('bulk').store.indexNames).toHaveLength(0);
    now.close();
  });

  it('keeps no password that an older version of it holds as it was typed', async () => {
    await deleteDB('curtail');
    const old = await openDB('curtail', 2, {
      upgrade(database) {
        const links = database.createObjectStore('links', { keyPath: 'link.shortUrl' });
        for (const key of ['page', 'alike', 'seq']) links.createIndex(key, key);
        for (const name of ['snapshot', 'meta', 'bulk']) database.createObjectStore(name);
      },
    });
    const { hasPassword: _none, ...before } = row(1);
    await old.put('bulk', { ...before, password: 'sesame' }, 0);
    await old.put('bulk', { ...before, line: 2, password: '' }, 1);
    await old.put('bulk', 'damaged', 2);
    old.close();
    expect(await bulkRows.range(0, 9)).toEqual([
      row(1, { hasPassword: true }),
      { ...row(1), line: 2 },
      null,
    ]);
    expect(JSON.stringify(await contentsOf('curtail'))).not.toContain('sesame');
  });

  it('is opened anew when the browser closed the connection', async () => {
    await store.save(link('a'));
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    expect(await store.findByShortUrl(link('a').shortUrl)).toEqual(link('a'));
    expect(begin).toHaveBeenCalledTimes(2);
    begin.mockRestore();
  });

  it('is opened anew after it could not be opened', async () => {
    await deleteDB('curtail');
    const opening = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Internal error', 'UnknownError');
    });
    await expect(store.count()).rejects.toThrow('Internal error');
    opening.mockRestore();
    expect(await store.count()).toEqual({ count: 0, elsewhere: 0 });
  });

  it('takes nothing of work that fails', async () => {
    const failing = inTransaction(['bulk', 'meta'], 'readwrite', async (transaction) => {
      await transaction.objectStore('bulk').put({ state: 'waiting' }, 7);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    const kept = await inTransaction(['bulk'], 'readonly', async (transaction) =>
      transaction.objectStore('bulk').get(7),
    );
    expect(kept).toBeUndefined();
  });
});

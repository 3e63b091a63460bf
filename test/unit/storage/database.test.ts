import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { inTransaction } from '@/lib/storage/database';
import { runRows } from '@/lib/storage/run-rows';

import { sampleBulkRow } from '../../fixtures/bulk-row';
import { storedLink as link } from '../../fixtures/link';
import { sampleStore } from './sample-store';

const store = sampleStore();

beforeEach(async () => store.forget('all'));

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
    const newer = await openDB('curtail', 1000);
    expect(newer.version).toBe(1000);
    newer.close();
    await deleteDB('curtail');
    expect(await store.find('https://example.com/page')).toEqual([]);
  });

  it('goes on with what a newer version of it left, and leaves what that added', async () => {
    await store.save(link('a'));
    const newer = await openDB('curtail', 1000, {
      upgrade: (database) => void database.createObjectStore('added').put('kept', 'by it'),
    });
    newer.close();
    await store.save(link('b'));
    expect(await store.findAll([link('a'), link('b')].map(({ shortUrl }) => shortUrl))).toEqual([
      link('a'),
      link('b'),
    ]);
    const again = await openDB('curtail');
    expect(again.version).toBe(1000);
    expect(await again.get('added', 'by it')).toBe('kept');
    again.close();
    await deleteDB('curtail');
  });

  it('is opened anew by the next call after the browser closed the connection', async () => {
    await store.save(link('a'));
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    const found = async () => store.findByShortUrl(link('a').shortUrl);
    await expect(found()).rejects.toMatchObject({ report: { code: 'storage_failed' } });
    expect(await found()).toEqual(link('a'));
    begin.mockRestore();
  });

  it('is said to have failed when it could not be opened, and opened anew by the next', async () => {
    await deleteDB('curtail');
    const opening = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Internal error', 'UnknownError');
    });
    await expect(store.count()).rejects.toMatchObject({
      report: { code: 'storage_failed', outcome: 'none' },
    });
    opening.mockRestore();
    expect(await store.count()).toEqual({ count: 0, elsewhere: 0 });
  });

  it('is said to have failed where it takes nothing more, such as on a full disk', async () => {
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await expect(runRows.put('a', [[0, sampleBulkRow(1)]])).rejects.toMatchObject({
      report: { code: 'storage_failed', outcome: 'none' },
    });
    putting.mockRestore();
  });

  it('takes nothing of work that fails', async () => {
    const failing = inTransaction(['runs', 'keys'], 'readwrite', async (transaction) => {
      await transaction.objectStore('runs').put({ state: 'waiting' }, ['a', 7]);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    const kept = await inTransaction(['runs'], 'readonly', async (transaction) =>
      transaction.objectStore('runs').get(['a', 7]),
    );
    expect(kept).toBeUndefined();
  });
});

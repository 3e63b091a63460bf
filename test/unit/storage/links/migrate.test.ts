import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';
import { inTransaction } from '@/lib/storage/database';
import type { LinkStore } from '@/lib/storage/links/link-store';
import { forgetAllLinks } from '@/lib/storage/links/remove';

import { partOf, sampleLink as link } from '../../../fixtures/stored-link';
import { databaseNames, putRaw } from '../raw-database';
import { sampleStore } from '../sample-store';
import 'fake-indexeddb/auto';

const page = 'https://example.com/page';
const other = 'https://example.com/other';

/** As the first versions stored them. */
async function storeOld(pages: Record<string, unknown>): Promise<void> {
  const database = await openDB('curtail-links', 1, {
    upgrade: (old) => void old.createObjectStore('links'),
  });
  for (const [key, links] of Object.entries(pages)) {
    await database.put('links', links, `page:${key}`);
    for (const { shortUrl } of Array.isArray(links) ? (links as LinkRecord[]) : [])
      await database.put('links', key, `short:${shortUrl}`);
  }
  database.close();
}

const parts = async (store: LinkStore): Promise<string[]> =>
  (await store.page({ after: null, count: 100 })).map(partOf);

const oldIsGone = async (): Promise<void> =>
  expect.poll(databaseNames).not.toContain('curtail-links');

beforeEach(async () => {
  await Promise.all([deleteDB('curtail'), deleteDB('curtail-links')]);
});

afterEach(() => vi.restoreAllMocks());

describe('the links of the first versions', () => {
  it('are found as before, and the old database goes', async () => {
    await storeOld({
      [page]: [link('b', { createdAt: 2000 }), link('a')],
      [other]: [link('c', { longUrl: other })],
    });
    const store = sampleStore();
    expect((await store.find(page)).map(partOf)).toEqual(['b', 'a']);
    expect((await store.findAlike('example.com')).map(partOf)).toEqual(['b', 'a', 'c']);
    expect(await store.count()).toEqual({ count: 3, elsewhere: 0 });
    expect(await store.lastSeq()).toBe(3);
    await oldIsGone();
  });

  it('are moved before whatever is done first', async () => {
    await storeOld({ [page]: [link('a', { title: 'Old' })] });
    const store = sampleStore();
    const changed = await Promise.all([
      store.save(link('b')),
      store.update(link('a').shortUrl, (known) => ({ ...known, alias: known.title })),
    ]);
    expect(changed[1]).toMatchObject({ alias: 'Old' });
    expect(await parts(store)).toEqual(['a', 'b']);
  });

  it('are moved without those that are damaged', async () => {
    await storeOld({
      [page]: [link('a'), { shortUrl: 7 }, link('b')],
      [other]: 'nothing',
    });
    expect(await parts(sampleStore())).toEqual(['a', 'b']);
  });

  it('are moved once each, as the last page that was told for it has it', async () => {
    await storeOld({ [other]: [link('a', { longUrl: other })], [page]: [link('a')] });
    const store = sampleStore();
    expect(await store.page({ after: null, count: 5 })).toEqual([link('a')]);
    expect(await store.count()).toEqual({ count: 1, elsewhere: 0 });
  });

  it('stay where they are when moving them is cut off, and are moved the next time', async () => {
    await storeOld({ [page]: ['a', 'b', 'c', 'd'].map((part) => link(part)) });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    put.mockImplementationOnce(function cutOff(this: IDBObjectStore): never {
      this.transaction.abort();
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    const cutOff = sampleStore();
    expect(await parts(cutOff)).toEqual([]);
    await cutOff.save(link('a', { title: 'Since then' }));
    await cutOff.save(link('e'));
    expect(await databaseNames()).toContain('curtail-links');

    const next = sampleStore();
    expect(await parts(next)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await next.count()).toEqual({ count: 5, elsewhere: 0 });
    expect(await next.findByShortUrl(link('a').shortUrl)).toMatchObject({ title: 'Since then' });
    await oldIsGone();
  });

  it('are not moved a second time when only their deletion was cut off', async () => {
    await storeOld({ [page]: [link('a')] });
    const first = sampleStore();
    await first.find(page);
    await oldIsGone();
    await first.update(link('a').shortUrl, (known) => ({ ...known, title: 'Since then' }));
    await storeOld({ [page]: [link('a'), link('b')] });
    await putRaw(['curtail', 'meta'], 'copied', 'old links');
    const next = sampleStore();
    expect(await next.page({ after: null, count: 5 })).toEqual([
      link('a', { title: 'Since then' }),
    ]);
    await oldIsGone();
  });

  it('do not come back when they are forgotten before they were moved', async () => {
    await storeOld({ [page]: [link('a')] });
    await forgetAllLinks(inTransaction);
    expect(await databaseNames()).not.toContain('curtail-links');
    expect(await parts(sampleStore())).toEqual([]);
  });

  it('are looked for once, and leave no empty database behind', async () => {
    const store = sampleStore();
    await store.find(page);
    await oldIsGone();
    const openedNames = async (): Promise<string[]> => {
      const opened = vi.spyOn(indexedDB, 'open').mockClear();
      await sampleStore().find(page);
      return opened.mock.calls.map(([name]) => name);
    };
    await expect.poll(openedNames).not.toContain('curtail-links');
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';

import { listedLink, storedLink as link } from '../../../fixtures/link';
import { sampleStore } from '../sample-store';
import 'fake-indexeddb/auto';

const store = sampleStore();
const page = 'https://example.com/page';

const byPart = (a: LinkRecord, b: LinkRecord): number =>
  Number(a.shortUrl > b.shortUrl) - Number(a.shortUrl < b.shortUrl);

beforeEach(async () => store.forget('all'));

describe('what is found for a page', () => {
  const changes = {
    'one is saved': async () => store.save(link('b')),
    'many are saved': async () => store.saveAll([link('b')], () => null),
    'one is updated': async () =>
      store.update(link('a').shortUrl, (known) => ({ ...known, title: 'New' })),
    'those made elsewhere are forgotten': async () => store.forget('elsewhere'),
    'all are forgotten': async () => store.forget('all'),
  };

  it.each(Object.entries(changes))(
    'reads the links of a page once, and again when %s',
    async (_name, change) => {
      await store.save(link('a'));
      await store.save(listedLink('x', { longUrl: page }));
      const read = vi.spyOn(IDBIndex.prototype, 'getAll');
      const first = await store.findByLooseKey('example.com');
      expect(await store.findByLooseKey('example.com')).toBe(first);
      expect(read).toHaveBeenCalledTimes(1);
      await change();
      const then = await store.findByLooseKey('example.com');
      expect(then).not.toEqual(first);
      expect(then.toSorted(byPart)).toEqual((await store.find(page)).toSorted(byPart));
      read.mockRestore();
    },
  );

  it('does not keep what a read found before a change, nor one that failed', async () => {
    await store.save(link('a'));
    const early = store.findByLooseKey('example.com');
    await store.save(link('b'));
    await early;
    expect(await store.findByLooseKey('example.com')).toHaveLength(2);
    await store.save(link('c'));
    const broken = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new Error('no luck');
    });
    await expect(store.findByLooseKey('example.com')).rejects.toThrow('no luck');
    broken.mockRestore();
    expect(await store.findByLooseKey('example.com')).toHaveLength(3);
  });
});

import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';

import { entryOf } from '@/lib/link-index/entry';
import { createLinkIndex } from '@/lib/link-index/link-index';
import type { LinkFinder } from '@/lib/links/ports';
import { linkKeys } from '@/lib/rules/link';
import { inTransaction } from '@/lib/storage/database';
import { type LinkStore, createLinkStore } from '@/lib/storage/links/link-store';

import { storedLink } from '../../fixtures/link';
import { opening, today } from './any-links';

const openStore = (): LinkStore => createLinkStore({ keysOf: linkKeys, entryOf, inTransaction });

const { service } = storedLink('');

const search = async (index: LinkFinder, words: string): Promise<string[]> =>
  index.search(words, { service, limit: 5, workingOn: null });

const totalIn = async (index: LinkFinder): Promise<number> =>
  (await index.find({ ...opening, words: 'page' }, service, today)).total;

beforeEach(async () => openStore().forget('all'));

test('the index of the store of links, through its life', async () => {
  const store = openStore();
  const links = Array.from({ length: 2100 }, (_, i) =>
    storedLink(`-${i}`, { title: `Page ${i}.` }),
  );
  await store.saveAll(links, (_, link) => link);

  const index = createLinkIndex(store);
  expect(await totalIn(index)).toBe(2100);
  await store.update('https://s.example/-7', (link) => ({ ...link, title: 'Grün – 字' }));
  expect(await search(index, 'grun 字')).toEqual(['https://s.example/-7']);

  const afterRestart = createLinkIndex(store);
  expect(await totalIn(afterRestart)).toBe(2100);
  expect(await search(afterRestart, 'grun 字')).toEqual(['https://s.example/-7']);
  expect(await search(afterRestart, 'page 2099.')).toEqual(['https://s.example/-2099']);

  await store.forget('all');
  expect([await totalIn(index), await totalIn(afterRestart)]).toEqual([0, 0]);
  await store.save(storedLink('new'));
  expect(await totalIn(createLinkIndex(openStore()))).toBe(1);
});

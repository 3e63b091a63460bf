import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';

import { createEntries } from '@/lib/link-index/entries';
import type { LinkIndex } from '@/lib/link-index/link-index';
import { createLiveIndex } from '@/lib/link-index/live-index';
import { encodeEntries } from '@/lib/link-index/snapshot/codec';
import { snapshotVersion } from '@/lib/link-index/snapshot/format';

import { storedLink } from '../../fixtures/link';
import { sampleStore } from '../storage/sample-store';
import { opening, today } from './any-links';

const noWait = async (): Promise<void> => undefined;
const { service } = storedLink('');

const search = (index: LinkIndex, words: string): string[] =>
  index.search(words, { service, limit: 5, workingOn: null });

beforeEach(async () => sampleStore().forget('all'));

test('the index of the store of links, through its life', async () => {
  const store = sampleStore();
  const links = Array.from({ length: 2100 }, (_, i) =>
    storedLink(`-${i}`, { title: `Page ${i}.` }),
  );
  await store.saveAll(links, (_, link) => link);
  const finder = createLiveIndex(store, noWait);

  const index = await finder();
  expect(index.size).toBe(2100);
  await store.update('https://s.example/-7', (link) => ({ ...link, title: 'Grün – 字' }));
  expect(search(index, 'grun 字')).toEqual(['https://s.example/-7']);
  await expect.poll(async () => store.loadSnapshot(snapshotVersion)).not.toBeNull();

  const afterRestart = await createLiveIndex(store, noWait)();
  expect(afterRestart.size).toBe(2100);
  expect(search(afterRestart, 'grun 字')).toEqual(['https://s.example/-7']);
  expect(search(afterRestart, 'page 2099.')).toEqual(['https://s.example/-2099']);

  await store.forget('all');
  expect([index.size, afterRestart.size]).toEqual([0, 0]);
  await store.save(storedLink('new'));
  expect((await createLiveIndex(sampleStore(), noWait)()).size).toBe(1);
});

test('a snapshot in which links count as protected unconfirmed is made anew', async () => {
  const store = sampleStore();
  const link = storedLink('odd', { hasPassword: true });
  await store.save({ ...link, unconfirmed: ['password'] });
  const before = createEntries();
  before.put(link);
  const blocks = await encodeEntries(before, noWait);
  let written = 0;
  for await (const { seq } of store.changedSince(0)) written = seq;
  expect(await store.saveSnapshot(1, { seq: written, blocks: blocks ?? [] })).toBe(true);

  const index = await createLiveIndex(store, noWait)();
  expect(index.find({ ...opening, words: 'odd' }, service, today).counts).toMatchObject({
    all: 1,
    protected: 0,
  });
});

import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';

import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { linkRecord } from '@/lib/model/link';
import { preferenceChanges } from '@/lib/model/preferences';
import { qrLooks } from '@/lib/model/qr-look';
import { job, run, runRow } from '@/lib/model/run';
import { service } from '@/lib/model/service';
import { intent } from '@/lib/model/shorten';
import { z } from '@/lib/model/z';
import { databaseVersion } from '@/lib/storage/database';
import * as items from '@/lib/storage/items';
import { runRows } from '@/lib/storage/run-rows';
import { storedVersion } from '@/lib/storage/storage-area';
import type { StoredItem } from '@/lib/storage/stored-item';

import { sampleService, servicesById } from '../../fixtures/connection';
import { copiedJob } from '../../fixtures/job';
import { sampleStore } from './sample-store';

const area = fakeBrowser.storage.local;
const stored = async (name: string): Promise<unknown> => (await area.get(name))[name];

beforeEach(async () => area.clear());

/** What version 0.1.0 stored, amid a list; `test/e2e/stored.spec.ts` wrote it. */
const dump = JSON.parse(readFileSync('test/fixtures/stored/0.1.0.json', 'utf8')) as StoredDump[];

interface StoredDump {
  area: string;
  name: string;
  content: string;
}

/** @returns undefined where it stored none */
function dumped(place: 'local' | 'indexedDB curtail', name: string): unknown {
  const item = dump.find((each) => each.area === place && each.name === name);
  return item && JSON.parse(item.content);
}

/** What it had nothing of. */
const others: Record<string, unknown> = {
  jobs: [copiedJob({ id: 'one' })],
  expiryNote: '2026-11-29',
  forgetting: true,
};

/** All that is on disk outside of the database; a browser forgets the rest with each version. */
const onDisk: Record<string, Pick<StoredItem<unknown>, 'get'>> = {
  services: items.servicesItem,
  current: items.currentItem,
  preferences: items.preferencesItem,
  qrLooks: items.qrLooksItem,
  intents: items.intentsItem,
  jobs: items.jobsItem,
  runs: items.runsItem,
  expiryNote: items.expiryNoteItem,
  forgetting: items.forgettingItem,
};

describe('what a later version stored', () => {
  it.each(Object.entries(onDisk))(
    'as %s is as if not there, and stays; what 0.1.0 stored is read',
    async (name, item) => {
      const none = await item.get();
      const now = dumped('local', name) ?? { version: 1, value: others[name] };
      await area.set({ [name]: now });
      expect(await item.get()).not.toEqual(none);
      const later = { ...now, version: storedVersion + 1 };
      await area.set({ [name]: later });
      expect(await item.get()).toEqual(none);
      expect(await stored(name)).toEqual(later);
    },
  );

  it('in fields that it added, hides none of those known before', async () => {
    const known = sampleService();
    const later = { ...known, added: 1, connection: { ...known.connection, added: 1 } };
    const wasDone = copiedJob({ id: 'one' });
    await area.set({
      services: { version: storedVersion, value: servicesById(later) },
      jobs: { version: storedVersion, value: [{ ...wasDone, added: 1 }] },
    });
    expect(await items.servicesItem.get()).toEqual(servicesById(known));
    expect(await items.jobsItem.get()).toEqual([wasDone]);
  });
});

test('links and rows of a list that version 5 of the database holds are there in this one', async () => {
  const old = await openDB('curtail', 5, {
    upgrade(database) {
      const links = database.createObjectStore('links', { keyPath: 'link.shortUrl' });
      for (const name of ['page', 'alike', 'newest', 'outside']) links.createIndex(name, name);
      database.createObjectStore('entries', { keyPath: 'shortUrl' });
      for (const name of ['counts', 'runs', 'keys', 'answers']) database.createObjectStore(name);
    },
  });
  for (const name of ['links', 'entries', 'counts', 'runs']) {
    const [keys, values] = dumped('indexedDB curtail', name) as [IDBValidKey[], unknown[]];
    const isKeyed = name === 'links' || name === 'entries';
    for (const [at, value] of values.entries())
      await old.put(name, value, isKeyed ? undefined : keys[at]);
  }
  old.close();
  const store = sampleStore();
  expect(await store.count()).toEqual({ count: 1, elsewhere: 0 });
  const { links } = await store.page({ after: null, count: 10 });
  expect(links).toMatchObject([{ longUrl: 'https://news.example/kept' }]);
  expect(await runRows.get('list')).toMatchObject(
    Array.from({ length: 6 }, (_, at) => ({ line: at + 1 })),
  );
  await deleteDB('curtail');
});

test('everything on disk is tried here', () => {
  const source = readFileSync('lib/storage/items.ts', 'utf8');
  const named = Array.from(source.matchAll(/'local:(\w+)'/g), ([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(onDisk)));
});

/**
 * Where this fails, a stored shape changed. If all that was stored so far is read as before, and the version before reads what this
 * one stores, as with a field that may be missing, the file is renewed with `--update`. If not, a version grows, and the shape
 * before is still read.
 */
test('what is stored has the shape of its version', async () => {
  const shapes = { service, preferenceChanges, qrLooks, intent, job, run, runRow, linkRecord };
  const lines = Object.entries(shapes).map(
    ([name, schema]) =>
      `${name} ${JSON.stringify(z.toJSONSchema(schema(), { unrepresentable: 'any' }))}\n`,
  );
  const versions = `${String(storedVersion)}-${String(databaseVersion)}`;
  await expect(lines.join('')).toMatchFileSnapshot(`../../fixtures/stored/shapes-${versions}.txt`);
});

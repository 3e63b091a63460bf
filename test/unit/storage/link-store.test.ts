import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';

import type { LinkRecord } from '@/lib/contract/link';
import { createLinkStore } from '@/lib/storage/link-store';

const store = createLinkStore();

const link = (part: string, changes: Partial<LinkRecord> = {}): LinkRecord => ({
  shortUrl: `https://s.example/${part}`,
  service: 'https://s.example',
  id: 1,
  longUrl: 'https://example.com/page',
  title: 'A page',
  createdAt: 1000,
  alias: null,
  domain: null,
  expiry: null,
  hasPassword: false,
  status: 'active',
  filing: [],
  ...changes,
});

const save = async (saved: LinkRecord): Promise<void> => store.save(saved.longUrl, saved);

beforeEach(async () => {
  await store.clear();
});

describe('the link store', () => {
  it('finds nothing where nothing was saved', async () => {
    expect(await store.find('https://example.com/page')).toEqual([]);
    expect(await store.findByShortUrl('https://s.example/a')).toBeNull();
  });

  it('finds the links of a page, newest first, and each by its short URL', async () => {
    await save(link('new', { createdAt: 3000 }));
    await save(link('old', { createdAt: 1000 }));
    await save(link('other', { longUrl: 'https://example.com/other' }));
    const found = await store.find('https://example.com/page');
    expect(found.map(({ shortUrl }) => shortUrl)).toEqual([
      'https://s.example/new',
      'https://s.example/old',
    ]);
    expect(await store.findByShortUrl('https://s.example/other')).toMatchObject({
      longUrl: 'https://example.com/other',
    });
  });

  it('puts a link in the place of the one with the same short URL', async () => {
    await save(link('a'));
    await save(link('a', { status: 'disabled' }));
    expect(await store.find('https://example.com/page')).toEqual([
      link('a', { status: 'disabled' }),
    ]);
  });

  it('loses no change that is made beside another', async () => {
    await save(link('a'));
    await save(link('b'));
    const changed = await Promise.all([
      store.update('https://s.example/a', (known) => ({ ...known, status: 'disabled' })),
      store.update('https://s.example/a', (known) => ({ ...known, title: 'Another' })),
      store.update('https://s.example/none', (known) => ({ ...known, title: 'None' })),
    ]);
    const both = link('a', { status: 'disabled', title: 'Another' });
    expect(changed).toEqual([link('a', { status: 'disabled' }), both, null]);
    expect(await store.find('https://example.com/page')).toEqual([both, link('b')]);
  });

  it('leaves out a damaged row and keeps its neighbours', async () => {
    const rows = [link('a'), { shortUrl: 7 }, link('b')];
    await set('page:https://example.com/page', rows, createStore('curtail-links', 'links'));
    expect(await store.find('https://example.com/page')).toEqual([link('a'), link('b')]);
  });

  it('loses none of many links saved at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.stringMatching(/^[a-z\d]{1,8}$/), { maxLength: 20 }),
        async (parts) => {
          await store.clear();
          await Promise.all(
            parts.map(async (part, index) => save(link(part, { createdAt: index }))),
          );
          const found = await store.find('https://example.com/page');
          expect(
            found.map(({ shortUrl }) => shortUrl.slice('https://s.example/'.length)).toReversed(),
          ).toEqual(parts);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('forgets everything when cleared', async () => {
    await save(link('a'));
    await store.clear();
    expect(await store.findByShortUrl('https://s.example/a')).toBeNull();
  });
});

describe('all links', () => {
  const rows = createStore('curtail-links', 'links');
  const parts = async (): Promise<string[]> =>
    (await store.all()).map(({ shortUrl }) => shortUrl.slice('https://s.example/'.length));
  /** Another context writes past the store, so that what is kept in memory shows. */
  const damage = async (): Promise<void> => set('page:https://example.com/page', [], rows);

  afterEach(() => vi.useRealTimers());

  it('are none where nothing was saved', async () => {
    expect(await store.all()).toEqual([]);
  });

  it('are told newest first, from whatever page', async () => {
    await save(link('b', { createdAt: 2000 }));
    await save(link('c', { createdAt: 3000, longUrl: 'https://y.example/' }));
    await save(link('a', { createdAt: 1000, longUrl: 'https://b.example/' }));
    expect(await parts()).toEqual(['c', 'b', 'a']);
  });

  it('leave out damaged rows and pages', async () => {
    await save(link('a'));
    await set('page:https://other.example/', [{ shortUrl: 7 }, link('b')], rows);
    await set('page:https://worse.example/', 'nothing', rows);
    expect(await parts()).toEqual(['a', 'b']);
  });

  it('are read once for several searches', async () => {
    await save(link('a'));
    expect(await parts()).toEqual(['a']);
    await damage();
    expect(await parts()).toEqual(['a']);
  });

  test.each<[string, () => Promise<unknown>, string[]]>([
    ['saved', async () => save(link('b', { createdAt: 1 })), ['a', 'b']],
    [
      'changed',
      async () => store.update(link('a').shortUrl, () => link('a', { title: 'B' })),
      ['a'],
    ],
    ['cleared', async () => createLinkStore().clear(), []],
  ])('are read again once one was %s', async (_, write, left) => {
    await save(link('a'));
    const before = await store.all();
    await write();
    const after = await store.all();
    expect(after).not.toBe(before);
    expect(await parts()).toEqual(left);
  });

  it('are not kept when they were read while one was written', async () => {
    await save(link('a'));
    // One that is just being opened begins to write later.
    const late = createLinkStore();
    const saving = late.save('https://example.com/page', link('b', { createdAt: 1 }));
    expect(await parts()).toEqual(['a']);
    await saving;
    expect(await parts()).toEqual(['a', 'b']);
  });

  it('are forgotten after a minute', async () => {
    await save(link('a'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await store.all();
    await damage();
    vi.advanceTimersByTime(59_999);
    expect(await parts()).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(await parts()).toEqual([]);
  });
});

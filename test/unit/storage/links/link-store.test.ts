import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { listedLink, partOf, storedLink as link } from '../../../fixtures/link';
import { putRaw } from '../raw-database';
import { sampleStore } from '../sample-store';
import 'fake-indexeddb/auto';

const store = sampleStore();
const page = 'https://example.com/page';

/** A row that could be found if it were sound. */
const damage = async (part: string): Promise<void> =>
  putRaw(['curtail', 'links'], {
    link: { shortUrl: link(part).shortUrl, title: 7 },
    page,
    alike: 'example.com',
  });

beforeEach(async () => store.forget('all'));

describe('the link store', () => {
  it('finds nothing where nothing was saved', async () => {
    expect(await store.find(page)).toEqual([]);
    expect(await store.findByLooseKey('example.com')).toEqual([]);
    expect(await store.findByShortUrl('https://s.example/a')).toBeNull();
    expect(await store.findAll(['https://s.example/a'])).toEqual([null]);
    expect((await store.page({ after: null, count: 5 })).links).toEqual([]);
    expect(await store.count()).toEqual({ count: 0, elsewhere: 0 });
  });

  it('finds the links of a page and of those like it, newest first, and each by its short URL', async () => {
    await store.save(link('new', { createdAt: 3000 }));
    await store.save(link('old', { createdAt: 1000 }));
    await store.save(
      link('other', { createdAt: 2000, longUrl: 'https://example.com/other', title: 'B' }),
    );
    await store.save(link('far', { longUrl: 'https://far.example/' }));
    expect((await store.find(page)).map(partOf)).toEqual(['new', 'old']);
    expect((await store.findByLooseKey('example.com')).map(partOf)).toEqual([
      'new',
      'other',
      'old',
    ]);
    expect(await store.findByShortUrl('https://s.example/other')).toMatchObject({ title: 'B' });
  });

  it('finds a link whose page is not known by its short URL alone, until somebody tells it', async () => {
    await store.save(listedLink('a'));
    expect(await store.find('')).toEqual([]);
    expect(await store.findByShortUrl('https://s.example/a')).toEqual(listedLink('a'));
    await store.update('https://s.example/a', (known) => ({ ...known, longUrl: page }));
    expect((await store.find(page)).map(partOf)).toEqual(['a']);
  });

  it('gives many links, each in its place', async () => {
    await store.save(link('a'));
    await store.save(link('b'));
    await damage('c');
    const found = await store.findAll(
      ['b', 'none', 'a', 'c', 'b'].map((part) => link(part).shortUrl),
    );
    expect(found).toEqual([link('b'), null, link('a'), null, link('b')]);
  });

  it('puts a link in the place of the one with the same short URL', async () => {
    await store.save(link('a'));
    await store.save(link('a', { status: 'disabled', longUrl: 'https://example.com/moved' }));
    expect(await store.find(page)).toEqual([]);
    expect(await store.find('https://example.com/moved')).toMatchObject([{ status: 'disabled' }]);
    expect(await store.count()).toEqual({ count: 1, elsewhere: 0 });
  });

  it('loses no change that is made beside another', async () => {
    await store.save(link('a'));
    await store.save(link('b'));
    const changed = await Promise.all([
      store.update('https://s.example/a', (known) => ({ ...known, status: 'disabled' })),
      store.update('https://s.example/a', (known) => ({ ...known, title: 'Another' })),
      store.update('https://s.example/none', (known) => ({ ...known, title: 'None' })),
    ]);
    const both = link('a', { status: 'disabled', title: 'Another' });
    expect(changed).toEqual([link('a', { status: 'disabled' }), both, null]);
    expect(await store.find(page)).toEqual([both, link('b')]);
  });

  it('leaves everything as it was when a change fails', async () => {
    await store.save(link('a'));
    const failing = store.update(link('a').shortUrl, () => {
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await store.find(page)).toEqual([link('a')]);
  });

  it('leaves out a damaged row and keeps its neighbours', async () => {
    await Promise.all([store.save(link('a')), store.save(link('c'))]);
    await damage('b');
    expect(await store.find(page)).toEqual([link('a'), link('c')]);
    expect(await store.findByShortUrl(link('b').shortUrl)).toBeNull();
    expect(await store.update(link('b').shortUrl, (known) => known)).toBeNull();
  });

  it('mends a damaged row when its link is saved', async () => {
    await damage('a');
    await store.save(link('a'));
    expect(await store.find(page)).toEqual([link('a')]);
  });

  it('pages through all links, whatever is damaged in between', async () => {
    for (const part of ['a', 'c', 'd', 'f', 'g']) await store.save(link(part));
    for (const part of ['b', 'e']) await damage(part);
    const parts: string[][] = [];
    for (let after: string | null = null; ;) {
      const { links, last } = await store.page({ after, count: 2 });
      parts.push(links.map(partOf));
      if (last === null) break;
      after = last;
    }
    expect(parts).toEqual([['a'], ['c', 'd'], ['f'], ['g']]);
  });

  it('counts what it has, and how much of it was made elsewhere', async () => {
    await Promise.all([
      store.save(link('a')),
      store.save(listedLink('b')),
      store.saveAll([link('c'), listedLink('d'), listedLink('e')], () => null),
    ]);
    expect(await store.count()).toEqual({ count: 5, elsewhere: 3 });
    await store.save(link('b'));
    await store.update(link('a').shortUrl, (known) => ({ ...known, elsewhere: true }));
    await store.update(link('d').shortUrl, ({ elsewhere: _elsewhere, ...known }) => known);
    expect(await store.count()).toEqual({ count: 5, elsewhere: 2 });
  });

  it('loses none of many links saved at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.stringMatching(/^[a-z\d]{1,8}$/), { maxLength: 20 }),
        async (parts) => {
          await store.forget('all');
          await Promise.all(
            parts.map(async (part, index) => store.save(link(part, { createdAt: index }))),
          );
          expect((await store.find(page)).map(partOf).toReversed()).toEqual(parts);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('forgetting links', () => {
  it('forgets everything', async () => {
    await store.save(link('a'));
    await store.save(listedLink('b'));
    expect(await store.forget('all')).toBe(2);
    expect(await store.findByShortUrl(link('a').shortUrl)).toBeNull();
    expect(await store.count()).toEqual({ count: 0, elsewhere: 0 });
  });

  it('forgets only those created outside on request, however many', async () => {
    const links = Array.from({ length: 1500 }, (_, index) =>
      (index % 3 === 0 ? link : listedLink)(String(index).padStart(4, '0')),
    );
    await store.saveAll(links, () => null);
    expect(await store.forget('elsewhere')).toBe(1000);
    expect(await store.count()).toEqual({ count: 500, elsewhere: 0 });
    expect((await store.page({ after: null, count: 2000 })).links).toEqual(
      links.filter(({ elsewhere }) => elsewhere !== true),
    );
  });
});

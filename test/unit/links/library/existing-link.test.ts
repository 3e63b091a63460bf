import { describe, expect, it, test } from 'vitest';

import type { ShortenRequest } from '@/lib/model/shorten';

import { createWorld, page, remembered, serviceAt, shorten } from '../world';

const withBrand = serviceAt('https://short.example', ['brand.example']);

describe('a page that was shortened before', () => {
  test.for([
    [{}, {}],
    [{ alias: 'sale' }, { alias: 'sale' }],
    [{ alias: 'sale' }, {}],
    [
      { shortUrl: 'https://brand.example/before', domain: 'brand.example' },
      { domain: 'Brand.example' },
    ],
    [{ elsewhere: true, title: '' }, {}],
    [{ unlisted: true }, {}],
    [{ longUrl: 'http://www.example.com/page/?utm_source=mail#top' }, {}],
    [{ expiry: '2026-12-01' }, { expiry: '2026-12-01' }],
    [{ expiry: '2026-11-20' }, {}],
    [{ hasPassword: true }, {}],
    [{ longUrl: `${page}?utm_source=mail` }, { url: `${page}?utm_source=mail`, exactUrl: true }],
    [{}, { url: 'HTTPS://Example.com:443/page#' }],
  ] as const)('with %j is not shortened again when asked for %j', async ([had, request]) => {
    const world = createWorld();
    world.history.links.push(remembered(had));
    expect(await shorten(world, request)).toEqual({ how: 'existing', link: remembered(had) });
    expect(world.service.calls).toEqual([]);
  });

  test.for<['alias' | 'domain', Partial<ShortenRequest>]>([
    ['alias', { alias: 'x7k2p9q', ownAlias: true }],
    ['domain', { domain: 'go.brand.example' }],
  ])('gets another %s only where somebody wishes for it', async ([option, request]) => {
    const world = createWorld();
    world.history.links.push(remembered());
    const usual = { ...request, onlyForNew: [option] };
    expect(await shorten(world, usual)).toEqual({ how: 'existing', link: remembered() });
    const created = { how: 'created' };
    expect(await shorten(world, { ...usual, password: 'secret' })).toMatchObject(created);
    const wished = createWorld();
    wished.history.links.push(remembered());
    expect(await shorten(wished, request)).toMatchObject(created);
  });

  test.for([
    [{}, { again: true }],
    [{ longUrl: `${page}?utm_source=mail` }, { exactUrl: true }],
    [{}, { url: `${page}?utm_source=mail`, exactUrl: true }],
    [{}, { alias: 'sale' }],
    [{}, { password: 'secret' }],
    [{ hasPassword: true }, { password: 'secret' }],
    [{}, { expiry: '2026-12-01' }],
    [{ expiry: '2026-11-19' }, {}],
    [{ status: 'disabled' }, {}],
    [{ domain: 'brand.example' }, { domain: 'other.example' }],
    [{}, { url: `${page}#section` }],
    [{ service: 'https://former.example' }, {}],
    [{ longUrl: '', elsewhere: true }, {}],
    [{ longUrl: 'http://www.example.com/other' }, {}],
    [{ longUrl: 'http://www.example.com/page', status: 'disabled' }, {}],
    [{ longUrl: 'http://www.example.com/page' }, { alias: 'sale' }],
    [{ told: { at: 1, visits: 1, lastAccessed: null, before: null, gone: true } }, {}],
  ] as const)('with %j gets another one when asked for %j', async ([had, request]) => {
    const world = createWorld();
    world.history.links.push(remembered(had));
    expect(await shorten(world, request)).toMatchObject({ how: 'created' });
    expect(world.service.count('createShortUrl')).toBe(1);
    expect(world.service.calls).toHaveLength(1);
  });

  it('gives the link of its own spelling before a newer one of another', async () => {
    const world = createWorld();
    const own = remembered({ createdAt: 1 });
    const newerOfOtherSpelling = remembered({
      shortUrl: 'https://short.example/alike',
      longUrl: 'http://example.com/page/',
      createdAt: 3,
    });
    world.history.links.push(newerOfOtherSpelling, own, {
      ...newerOfOtherSpelling,
      shortUrl: 'https://short.example/older',
    });
    expect(await world.links.existingFor(page)).toEqual(own);
    own.status = 'disabled';
    expect(await world.links.existingFor(page)).toEqual(newerOfOtherSpelling);
    expect(await shorten(world)).toEqual({ how: 'existing', link: newerOfOtherSpelling });
  });

  test.for([
    [{ shortUrl: 'https://foreign.example/a' }, {}],
    [
      { shortUrl: 'https://foreign.example/a', domain: 'brand.example' },
      { domain: 'brand.example' },
    ],
    [{ shortUrl: 'https://foreign.example/a', longUrl: 'http://example.com/page' }, {}],
  ] as const)(
    'with %j, on a host that nobody asked for, is said to have it',
    async ([had, request]) => {
      const world = createWorld();
      world.history.links.push(remembered(had));
      expect(await shorten(world, request)).toEqual({
        code: 'wrong_host',
        ...('domain' in request && { field: 'domain' }),
        link: remembered(had),
      });
      expect(world.service.calls).toEqual([]);
    },
  );

  test.for([
    [{}, {}, 'https://brand.example/older'],
    [{}, { domain: 'brand.example' }, 'https://brand.example/older'],
    [{ longUrl: 'http://example.com/page' }, {}, 'https://brand.example/older'],
  ] as const)(
    'with %j and a newer one on a host that nobody asked for gives the older one when asked for %j',
    async ([had, request, shortUrl]) => {
      const world = createWorld({ service: async () => withBrand });
      const domain = 'brand.example';
      world.history.links.push(
        remembered({ shortUrl: 'https://foreign.example/newer', domain, createdAt: 3 }),
        remembered({ ...had, shortUrl, domain, createdAt: 2 }),
      );
      expect(await shorten(world, request)).toMatchObject({ how: 'existing', link: { shortUrl } });
      expect(await world.links.existingFor(page)).toMatchObject({ shortUrl });
    },
  );

  test.for([
    [{ domain: '', expiry: '' }, 'https://short.example/newest'],
    [{ domain: '', expiry: '2027-01-31' }, 'https://short.example/january'],
    [{ domain: 'Brand.example', expiry: '' }, 'https://brand.example/brand'],
    [{ domain: 'brand.example', expiry: '2027-01-31' }, undefined],
  ] as const)('gives to one that wants %j %s', async ([wanted, shortUrl]) => {
    const { links, history } = createWorld();
    history.links.push(
      remembered({ shortUrl: 'https://foreign.example/a', createdAt: 4 }),
      remembered({ shortUrl: 'https://short.example/newest', createdAt: 3 }),
      remembered({
        shortUrl: 'https://brand.example/brand',
        domain: 'brand.example',
        createdAt: 2,
      }),
      remembered({
        shortUrl: 'https://short.example/january',
        expiry: '2027-01-31',
        createdAt: 1,
      }),
    );
    const otherFields = { alias: 'x', password: null };
    // A row of a list brings them along; they choose nothing.
    const given = await links.fittingFor({ url: page, ...otherFields, ...wanted });
    expect(given?.shortUrl).toBe(shortUrl);
  });

  it('is found among many, each in its place', async () => {
    const world = createWorld();
    const links = Array.from({ length: 520 }, (_, i) =>
      remembered({ shortUrl: `https://short.example/${i}`, longUrl: `http://example.com/${i}/` }),
    );
    const own = remembered({ longUrl: 'https://www.example.com/8', createdAt: 1 });
    const foreign = remembered({ service: 'https://former.example', longUrl: 'http://a.example/' });
    world.history.links.push(...links, own, { ...foreign, shortUrl: 'https://former.example/a' });
    const urls = links.map((_, i) => (i % 2 === 0 ? `https://www.example.com/${i}` : 'no address'));
    expect(await world.links.existing([...urls, 'https://a.example/'])).toEqual([
      ...links.map((link, i) => (i % 2 === 0 ? (i === 8 ? own : link) : null)),
      null,
    ]);
  });

  it('gives its newest link', async () => {
    const world = createWorld();
    const newest = remembered({ shortUrl: 'https://short.example/newest', createdAt: 3 });
    world.history.links.push(remembered({ createdAt: 2 }), newest, remembered({ createdAt: 1 }));
    expect(await world.links.existingFor(`${page}#`)).toEqual(newest);
  });
});

describe('what is known of a page', () => {
  it('is nothing of a lost link where another spelling of the page has one', async () => {
    const world = createWorld();
    world.history.links.push(remembered({ longUrl: 'http://www.example.com/page' }));
    expect(await world.clock.run(world.links.recheck(page))).toBeNull();
  });

  it('is nothing for what cannot be shortened', async () => {
    const { links } = createWorld();
    expect(await links.existingFor('chrome://settings')).toBeNull();
    expect(await links.uncertainFor('chrome://settings')).toBe(false);
  });

  test.for([
    ['https://short.example/a', false],
    ['https://brand.example/a', false],
    ['https://elsewhere.example/a', true],
  ] as const)('tells whether %s is on a host that nobody knows', async ([shortUrl, isForeign]) => {
    const { links } = createWorld({ service: async () => withBrand });
    expect(await links.isForeign(remembered({ shortUrl }))).toBe(isForeign);
  });

  it('tells our own short links', async () => {
    const { history, links } = createWorld();
    history.links.push(remembered());
    expect(await links.isOwnShortLink('https://short.example/before')).toBe(true);
    expect(await links.isOwnShortLink('https://short.example/settings')).toBe(false);
  });
});

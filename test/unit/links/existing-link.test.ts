import { describe, expect, it, test } from 'vitest';

import { createWorld, page, remembered, shorten } from './world';

describe('a page that was shortened before', () => {
  test.for([
    [{}, {}],
    [{ alias: 'sale' }, { alias: 'sale' }],
    [{ alias: 'sale' }, {}],
    [{ domain: 'brand.example' }, { domain: 'Brand.example' }],
    [{ expiry: '2026-12-01' }, { expiry: '2026-12-01' }],
    [{ expiry: '2026-11-20' }, {}],
    [{ hasPassword: true }, {}],
    [{}, { url: 'HTTPS://Example.com:443/page#' }],
  ] as const)('with %j is not shortened again when asked for %j', async ([had, asked]) => {
    const world = createWorld();
    world.history.links.push(remembered(had));
    expect(await shorten(world, asked)).toEqual({ how: 'existing', link: remembered(had) });
    expect(world.service.calls).toEqual([]);
  });

  test.for([
    [{}, { again: true }],
    [{}, { alias: 'sale' }],
    [{}, { password: 'secret' }],
    [{ hasPassword: true }, { password: 'secret' }],
    [{}, { expiry: '2026-12-01' }],
    [{ expiry: '2026-11-19' }, {}],
    [{ status: 'disabled' }, {}],
    [{ domain: 'brand.example' }, { domain: 'other.example' }],
    [{}, { url: `${page}#section` }],
    [{ service: 'https://former.example' }, {}],
  ] as const)('with %j gets another one when asked for %j', async ([had, asked]) => {
    const world = createWorld();
    world.history.links.push(remembered(had));
    expect(await shorten(world, asked)).toMatchObject({ how: 'created' });
    expect(world.service.count('createShortUrl')).toBe(1);
    expect(world.service.calls).toHaveLength(1);
  });

  it('gives its newest link', async () => {
    const world = createWorld();
    const newest = remembered({ shortUrl: 'https://short.example/newest', createdAt: 3 });
    world.history.links.push(remembered({ createdAt: 2 }), newest, remembered({ createdAt: 1 }));
    expect(await world.links.existingFor(`${page}#`)).toEqual(newest);
  });
});

describe('what is known of a page', () => {
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
    const service = async () => ({ address: 'https://short.example', hosts: ['brand.example'] });
    const { links } = createWorld({ service });
    expect(await links.isForeign(remembered({ shortUrl }))).toBe(isForeign);
  });

  it('tells our own short links', async () => {
    const { history, links } = createWorld();
    history.links.push(remembered());
    expect(await links.isOwnShortLink('https://short.example/before')).toBe(true);
    expect(await links.isOwnShortLink('https://short.example/settings')).toBe(false);
  });
});

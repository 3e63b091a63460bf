import { describe, expect, it, test, vi } from 'vitest';

import { shortUrlSpellings } from '@/lib/links/record/short-url';

import { createWorld, orReport, remembered, serviceAt } from '../world';

const service = serviceAt('https://short.example', ['go.brand.example', 'localhost:8080']);

const worldWith = (...links: ReturnType<typeof remembered>[]) => {
  const world = createWorld({ service: async () => service });
  world.history.links.push(...links);
  return world;
};

describe('the link made here that an address is the short URL of', () => {
  test.each([
    ['https://short.example/Sale', 'https://short.example/Sale'],
    ['https://short.example/Sale', 'http://www.short.example/Sale/'],
    ['https://short.example/Sale', 'HTTPS://SHORT.example/Sale#part'],
    ['https://www.short.example/Sale', 'https://short.example/Sale'],
    ['http://go.brand.example/Sale/', 'https://go.brand.example/Sale'],
    ['http://localhost:8080/Sale', 'http://localhost:8080/Sale/'],
    ['https://short.example/links/Sale', 'http://short.example/links/Sale'],
    ['https://foreign.example/Sale', 'https://foreign.example/Sale'],
  ])('%s is that of %s', async (shortUrl, address) => {
    const { links } = worldWith(remembered({ shortUrl }));
    expect(await links.ownLink(address)).toMatchObject({ shortUrl });
  });

  test.each([
    ['https://short.example/Sale', 'https://short.example/sale'],
    ['https://short.example/Sale', 'https://short.example/Sale/more'],
    ['https://short.example/Sale', 'https://short.example/Sale?a=1'],
    ['https://short.example/Sale', 'https://short.example/'],
    ['https://short.example/Sale', 'https://go.brand.example/Sale'],
    ['https://short.example/Sale', 'https://user@short.example/Sale'],
    ['https://short.example/Sale', 'https://:secret@short.example/Sale'],
    ['https://short.example/Sale', 'ftp://short.example/Sale'],
    ['https://short.example/Sale', 'no address'],
    ['https://foreign.example/Sale', 'http://foreign.example/Sale'],
  ])('%s is not that of %s', async (shortUrl, address) => {
    const { links } = worldWith(remembered({ shortUrl }));
    expect(await links.ownLink(address)).toBeNull();
  });

  it('is none that was made on another service', async () => {
    const { links } = worldWith(remembered({ service: 'https://former.example' }));
    expect(await links.ownLink('https://short.example/before')).toBeNull();
  });

  it('is found for each of many, in one read', async () => {
    const [first, last] = ['https://short.example/Sale', 'https://www.short.example/Fair'].map(
      (shortUrl) => remembered({ shortUrl }),
    );
    const world = worldWith(...[first, last].filter((link) => link !== undefined));
    const read = vi.spyOn(world.history, 'findAll');
    const addresses = ['http://short.example/Sale/', 'no address', 'https://short.example/Fair'];
    expect(await world.links.ownLinks(addresses)).toEqual([first, null, last]);
    expect(await world.links.ownLinks([])).toEqual([]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is looked for once where no short link of the service can be', () => {
    expect(shortUrlSpellings('https://example.com/page', service)).toEqual([
      'https://example.com/page',
    ]);
  });
});

describe('the link that is copied without a question', () => {
  it('is one on a host of the service', async () => {
    const link = remembered({ shortUrl: 'https://go.brand.example/Sale' });
    const { links } = worldWith(link);
    expect(await links.ownLinkToCopy(link.shortUrl)).toEqual(link);
    expect(await links.ownLinkToCopy('https://short.example/other')).toBeNull();
  });

  test.each([
    { status: 'disabled' },
    { expiry: '2026-11-19' },
    { told: { at: 1, visits: 0, lastAccessed: null, before: null, gone: true } },
  ] as const)('is refused, with the link, where it is known not to work: %j', async (facts) => {
    const link = remembered({ shortUrl: 'https://short.example/Sale', ...facts });
    const { links } = worldWith(link);
    const report = { code: 'dead_link', link, outcome: 'none' };
    expect(await orReport(links.ownLinkToCopy(link.shortUrl))).toEqual(report);
  });

  it('is refused, with the link, on a host that nobody knows', async () => {
    const link = remembered({ shortUrl: 'https://foreign.example/Sale' });
    const { links } = worldWith(link);
    expect(await orReport(links.ownLinkToCopy(link.shortUrl))).toEqual({
      code: 'wrong_host',
      link,
    });
  });
});

describe('a search', () => {
  const sale = remembered({ title: 'A sale', createdAt: 3 });
  const former = remembered({
    shortUrl: 'https://short.example/former',
    title: 'A former sale',
    service: 'https://former.example',
    createdAt: 2,
  });
  const other = remembered({
    shortUrl: 'https://short.example/other',
    title: 'Another sale',
    createdAt: 4,
  });

  test('finds links of this service that work, newest first', async () => {
    const off = remembered({
      shortUrl: 'https://short.example/off',
      title: 'A sale',
      status: 'disabled',
      createdAt: 5,
    });
    const over = remembered({
      shortUrl: 'https://short.example/over',
      title: 'A sale',
      expiry: '2020-01-01',
      createdAt: 6,
    });
    const { links } = worldWith(sale, former, other, off, over);
    expect(await links.searchWorking('sale', 9)).toEqual([other, sale]);
    expect(await links.searchWorking('sale', 1)).toEqual([other]);
  });
});

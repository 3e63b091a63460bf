import { describe, expect, it, test } from 'vitest';

import { createWorld, orReport, page, remembered, shorten } from '../world';

const shortUrl = 'https://short.example/auto0';

describe('the info about a link made here', () => {
  it('is what is remembered, with what the service tells beside it', async () => {
    const world = createWorld();
    await shorten(world, { title: 'A sale', alias: 'sale', expiry: '2026-12-01' });
    Object.assign(world.service.links[0] ?? {}, {
      visits: 7,
      lastAccessed: '2026-11-20 13:00:00',
      createdAt: '2026-11-20 12:00:00',
    });
    expect(await world.links.getInfo('https://short.example/sale')).toEqual({
      link: world.history.links[0],
      visits: 7,
      lastAccessed: '2026-11-20 13:00:00',
      createdAt: '2026-11-20 12:00:00',
      statusKnown: true,
    });
  });

  test.each([
    ['https://www.short.example/auto0/'],
    ['http://short.example/auto0'],
    ['https://short.example/auto0#top'],
  ])('is found under %s, too', async (spelling) => {
    const world = createWorld();
    await shorten(world, { title: 'A page of mine' });
    expect(await world.links.getInfo(spelling)).toMatchObject({
      link: { shortUrl, title: 'A page of mine' },
    });
    expect(world.service.calls.at(-1)).toEqual({ name: 'getShortUrl', input: { shortUrl } });
  });

  test.each([
    ['disabled', 'active'],
    ['active', 'disabled'],
  ] as const)('tells and remembers that it is %s by now', async (answered, before) => {
    const world = createWorld();
    await shorten(world);
    Object.assign(world.service.links[0] ?? {}, { status: answered });
    Object.assign(world.history.links[0] ?? {}, { status: before });
    expect(await world.links.getInfo(shortUrl)).toMatchObject({ link: { status: answered } });
    expect(world.history.links).toMatchObject([{ status: answered, title: 'A page' }]);
  });

  it('is the link as it is by then, with what was written while the service was asked', async () => {
    const world = createWorld();
    await shorten(world);
    const filing = [{ kind: 'channel', id: '1', name: 'News', state: 'done' } as const];
    const tell = world.service.tell.bind(world.service);
    world.service.tell = async (asked) => {
      await world.history.update(shortUrl, (link) => ({ ...link, filing: [...filing] }));
      return tell(asked);
    };
    expect(await world.links.getInfo(shortUrl)).toMatchObject({ link: { filing } });
  });

  it('keeps what the service does not tell', async () => {
    const world = createWorld();
    await shorten(world, { expiry: '2026-12-01', password: 'secret-1' });
    const silence = {
      status: null,
      expiry: null,
      tellsExpiry: false,
      hasPassword: null,
      originalUrl: null,
      id: null,
    };
    Object.assign(world.service.links[0] ?? {}, { ...silence, visits: null, createdAt: null });
    Object.assign(world.history.links[0] ?? {}, { status: 'disabled' });
    expect(await world.links.getInfo(shortUrl)).toEqual({
      link: { ...world.history.links[0], longUrl: page, status: 'disabled' },
      visits: null,
      lastAccessed: null,
      createdAt: null,
      statusKnown: false,
    });
    expect(world.history.links).toMatchObject([
      { status: 'disabled', expiry: '2026-12-01', id: '1' },
    ]);
  });

  test.each([
    [`${page}?a=1&b=~2`, 'https://example.com:443/./page?a=1&amp;b=%7E2', `${page}?a=1&b=~2`],
    [page, 'https://elsewhere.example/?a=1&amp;b=2', 'https://elsewhere.example/?a=1&b=2'],
  ])('requested as %s and listed as %s leads to %s', async (url, originalUrl, longUrl) => {
    const world = createWorld();
    await shorten(world, { url });
    Object.assign(world.service.links[0] ?? {}, { originalUrl });
    expect(await world.links.getInfo(shortUrl)).toMatchObject({ link: { longUrl } });
  });

  it('brings the statistics of the link in one request, and does not remember them', async () => {
    const world = createWorld({ way: 'accountLinks' });
    await shorten(world);
    world.service.calls.length = 0;
    expect(await world.links.getInfo(shortUrl)).toMatchObject({
      link: { shortUrl },
      statistics: { counts: { clicks: 0, topCountries: {} } },
    });
    expect(world.service.calls).toEqual([{ name: 'getLink', input: { id: '1' } }]);
    expect(JSON.stringify(world.history.links)).not.toContain('topCountries');
  });

  it('is shown although it cannot be remembered', async () => {
    const world = createWorld();
    await shorten(world);
    Object.assign(world.service.links[0] ?? {}, { status: 'disabled' });
    world.history.isBroken = true;
    expect(await world.links.getInfo(shortUrl)).toMatchObject({ link: { status: 'disabled' } });
  });
});

describe('the info about a link created outside', () => {
  it('is what the service tells, and nothing of it is remembered', async () => {
    const world = createWorld();
    const input = { url: page, customUrl: 'sale', baseDomain: 'brand.example' };
    world.service.make({ ...input, password: 'secret-1', expiryDate: '2026-12-01' });
    expect(await world.links.getInfo('https://brand.example/sale')).toEqual({
      link: {
        shortUrl: 'https://brand.example/sale',
        service: 'https://short.example',
        id: '1',
        longUrl: page,
        title: '',
        createdAt: world.clock.now(),
        alias: null,
        domain: 'brand.example',
        expiry: '2026-12-01',
        hasPassword: true,
        status: 'active',
        filing: [],
        told: expect.objectContaining({ visits: 0, gone: false }),
      },
      visits: 0,
      lastAccessed: null,
      createdAt: expect.stringMatching(/^2026-11-/),
      statusKnown: true,
    });
    expect(world.history.links).toEqual([]);
  });

  it('on another service, made here once, has this service’s facts alone', async () => {
    const world = createWorld();
    const former = { service: 'https://former.example', title: 'Of the former service' };
    world.history.links.push(remembered({ ...former, shortUrl }));
    world.service.make({ url: page });
    expect(await world.links.getInfo(shortUrl)).toMatchObject({
      link: { title: '', service: 'https://short.example' },
    });
  });

  test.each(['soon', '0', '12/01/2026'])('with the expiry %s has no day', async (expiry) => {
    const world = createWorld();
    world.service.make({ url: page });
    Object.assign(world.service.links[0] ?? {}, { expiry });
    expect(await world.links.getInfo(shortUrl)).toMatchObject({ link: { expiry: null } });
  });
});

test('a service that does not answer is not waited for without end', async () => {
  const world = createWorld({ call: async () => new Promise(() => undefined) });
  expect(await world.clock.run(orReport(world.links.getInfo(shortUrl)))).toMatchObject({
    code: 'timeout',
  });
});

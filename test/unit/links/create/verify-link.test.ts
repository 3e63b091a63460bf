import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { type World, createWorld, curtail, remembered, serviceAt, shorten } from '../world';

const long = 'https://example.com/page?id=1';
/** No spelling of it is harmless. */
const awkward = 'https://example.com/d/?a?b?c???';

const withoutQuery = (url: string) => url.replace(/\?.*$/, '');

/** A service that cuts the query off the first so many links. */
function cutting(world: World, times: number): World {
  let left = times;
  world.service.reads = (url) => (left-- > 0 ? withoutQuery(url) : url);
  return world;
}

describe('a link that leads elsewhere', () => {
  it('is switched off where it is certainly our own, and made anew in another spelling', async () => {
    const world = cutting(createWorld(curtail), 1);
    expect(await shorten(world, { url: long })).toMatchObject({
      how: 'created',
      link: { longUrl: long, origin: 'own' },
    });
    expect(world.service.links.map((link) => link.status)).toEqual(['disabled', 'active']);
    expect(new Set(world.service.creates.map(({ url }) => url)).size).toBe(2);
    expect(world.history.links).toHaveLength(1);
  });

  it('gets a fresh short part of ours each time', async () => {
    const world = cutting(createWorld(curtail), 1);
    expect(await shorten(world, { url: long })).toMatchObject({ how: 'created' });
    expect(world.service.active).toBe(1);
  });

  it('is reported with the link when no spelling helps', async () => {
    const world = cutting(createWorld(curtail), 9);
    expect(await shorten(world, { url: long })).toMatchObject({
      code: 'altered_link',
      link: { shortUrl: world.service.links.at(-1)?.shortUrl, status: 'disabled' },
    });
    expect(world.service.count('createShortUrl')).toBe(2);
    expect(world.service.active).toBe(0);
    expect(world.history.links).toEqual([]);
    expect(world.intents.kept.size).toBe(0);
  });

  it.each([
    ['under an alias that was typed', { alias: 'sale' }],
    ['under a short part of the service', {}],
  ])('is reported at once, and left as it is, %s', async (_, request) => {
    const world = cutting(createWorld(), 1);
    expect(await shorten(world, { url: long, ...request })).toMatchObject({
      code: 'altered_link',
      link: { status: 'active', origin: 'uncertain', longUrl: withoutQuery(long) },
    });
    expect(world.service.count('createShortUrl')).toBe(1);
    expect(world.service.count('disableShortUrl')).toBe(0);
    expect(world.history.links).toEqual([]);
  });

  it('is reported as still working when it cannot be switched off', async () => {
    const world = cutting(createWorld(curtail), 9);
    world.service.failing = { disableShortUrl: { code: 'unreachable', outcome: 'unknown' } };
    expect(await shorten(world, { url: long })).toMatchObject({
      code: 'altered_link',
      link: { status: 'active' },
    });
  });

  it('is left alone when it is a link from before that the service gave again', async () => {
    const world = cutting(createWorld(), 9);
    world.history.links.push(
      remembered({ shortUrl: 'https://short.example/auto0', longUrl: withoutQuery(long) }),
    );
    await shorten(world, { url: long });
    expect(world.service.links.map((link) => link.status)).toEqual(['active']);
  });
});

describe('a service that does not tell where a new link leads', () => {
  const silent = (world: World): World => {
    world.service.tells = (made) => ({ ...made, originalUrl: null });
    return world;
  };

  it('is asked', async () => {
    const world = silent(createWorld());
    expect(await shorten(world, { url: long })).toMatchObject({ how: 'created' });
    expect(world.service.count('getShortUrl')).toBe(1);
  });

  it('is asked, and may tell that it leads elsewhere', async () => {
    const world = silent(cutting(createWorld(curtail), 1));
    expect(await shorten(world, { url: long })).toMatchObject({ how: 'created' });
    expect(world.service.links.map((link) => link.status)).toEqual(['disabled', 'active']);
  });

  it('is trusted with what cannot be damaged on the way', async () => {
    const world = silent(createWorld());
    world.service.failing = { getShortUrl: { code: 'unreachable', outcome: 'unknown' } };
    expect(await shorten(world, { url: long })).toMatchObject({ how: 'created' });
  });

  it('is not trusted with what can: the link is reported as not confirmed', async () => {
    const world = silent(createWorld());
    world.service.failing = { getShortUrl: { code: 'unreachable', outcome: 'unknown' } };
    expect(await shorten(world, { url: awkward })).toMatchObject({
      code: 'not_confirmed',
      link: { longUrl: awkward },
    });
    expect(world.history.links).toHaveLength(1);
  });
});

describe('a web server that refuses a path', () => {
  const refusedPath: ErrorReport = { code: 'not_found', outcome: 'none' };

  it('is sent another spelling', async () => {
    const world = createWorld();
    world.service.faults = [{ report: refusedPath }];
    expect(await shorten(world, { url: long })).toMatchObject({ how: 'created' });
    expect(world.service.count('createShortUrl')).toBe(2);
  });

  it('is sent three at most', async () => {
    const world = createWorld();
    world.service.faults = Array.from({ length: 9 }, () => ({ report: refusedPath }));
    expect(await shorten(world, { url: 'https://example.com/p' })).toEqual(refusedPath);
    expect(world.service.count('createShortUrl')).toBe(3);
  });

  it('is named for what it is where no spelling is harmless', async () => {
    const world = createWorld();
    world.service.faults = Array.from({ length: 9 }, () => ({ report: refusedPath }));
    expect(await shorten(world, { url: awkward })).toEqual({
      code: 'invalid_input',
      field: 'url',
      problem: 'url_refused',
      outcome: 'none',
    });
  });

  it('is not taken for a service that answers', async () => {
    const world = createWorld();
    const report: ErrorReport = { ...refusedPath, said: 'No such domain' };
    world.service.faults = [{ report }];
    expect(await shorten(world, { url: long })).toEqual(report);
    expect(world.service.count('createShortUrl')).toBe(1);
  });
});

describe('the host of a new link', () => {
  const withHosts = (address: string, hosts: string[]) => ({
    service: async () => serviceAt(address, hosts),
  });

  test.for([
    ['https://short.example', [], 'https://short.example', undefined],
    ['https://short.example', [], 'http://www.short.example', undefined],
    ['https://www.short.example', [], 'https://short.example', undefined],
    ['https://short.example/links', [], 'https://short.example/links', undefined],
    ['http://localhost:3000', [], 'http://localhost', undefined],
    ['https://app.example', ['brand.example'], 'https://brand.example', undefined],
    ['https://short.example', [], 'https://short.example', 'brand.example'],
    ['https://short.example', [], 'https://short.example', 'www.brand.example'],
  ] as const)(
    'of %s with %j may be %s when asked for %s',
    async ([address, hosts, host, domain]) => {
      const world = createWorld(withHosts(address, [...hosts]));
      world.service.host = host;
      const outcome = await shorten(world, domain === undefined ? {} : { domain });
      expect(outcome).toMatchObject({ how: 'created', link: { domain: domain ?? null } });
    },
  );

  test.for([
    ['https://elsewhere.example', undefined, 'elsewhere.example'],
    ['https://short.example@elsewhere.example', undefined, 'elsewhere.example'],
    ['https://user:word@short.example', undefined, null],
    ['https://short.example.elsewhere.example', undefined, 'short.example.elsewhere.example'],
    ['https://short.example', 'brand.example', null],
  ] as const)('%s when asked for %s is reported, with the link', async ([host, domain, really]) => {
    const world = createWorld();
    world.service.host = host;
    world.service.ignoresDomain = true;
    const shortUrl = `${host}/auto0`;
    const report = await shorten(world, domain === undefined ? {} : { domain });
    expect(report).toMatchObject({
      code: 'wrong_host',
      link: { shortUrl, domain: really, status: 'active' },
    });
    expect('field' in report).toBe(domain !== undefined);
    expect(world.history.links).toMatchObject([{ shortUrl }]);
    expect(world.intents.kept.size).toBe(0);
  });

  it('ignored by an older service is found under its alias all the same', async () => {
    const world = createWorld();
    world.service.ignoresDomain = true;
    world.service.faults = [{ report: { code: 'unreachable', outcome: 'unknown' }, acts: true }];
    expect(await shorten(world, { alias: 'sale', domain: 'brand.example' })).toMatchObject({
      code: 'wrong_host',
      link: { shortUrl: 'https://short.example/sale' },
    });
    expect(world.service.links).toHaveLength(1);
  });
});

import { describe, expect, it, test } from 'vitest';

import { type World, createWorld, shorten } from '../world';

const shortUrl = 'https://short.example/theirs';
const target = 'https://example.com/theirs';

/** A world with a link that was made elsewhere, which nothing is remembered of. */
function worldWith(options: Parameters<typeof createWorld>[0] = {}): World {
  const world = createWorld(options);
  world.service.make({ url: target, customUrl: 'theirs' });
  return world;
}

const calls = ({ service }: World) => service.calls.map(({ name }) => name);

describe('an address on a host of the service', () => {
  test.each(['shortUrl', 'accountLinks'] as const)(
    'that is the short URL of a link of the account is given that link, asked for once, over %s',
    async (way) => {
      const world = worldWith({ way });
      const filing = [{ kind: 'campaign', id: '7', name: 'Spring' }] as const;
      expect(await shorten(world, { url: shortUrl, filing: [...filing] })).toMatchObject({
        how: 'existing',
        link: { shortUrl, longUrl: target, filing: [{ ...filing[0], state: 'wanted' }] },
      });
      expect(calls(world)).toEqual(['getShortUrl']);
      expect(world.history.links).toEqual([]);
    },
  );

  it('that is the short URL of a link that is off is reported as that', async () => {
    const world = worldWith();
    Object.assign(world.service.links[0] ?? {}, { status: 'disabled' });
    expect(await shorten(world, { url: shortUrl })).toMatchObject({
      code: 'dead_link',
      link: { shortUrl },
    });
  });

  test.each([
    ['has no such link', 'https://short.example/dashboard', {}],
    ['answers with a link of another host', 'https://www.short.example/dashboard', { shortUrl }],
    ['fails to tell', shortUrl, null],
  ])('is shortened as any other where the service %s', async (_, url, facts) => {
    const world = worldWith();
    if (facts === null) world.service.failing = { getShortUrl: { code: 'server_error' } };
    else if ('shortUrl' in facts) world.service.tell = async () => world.service.links[0] as never;
    expect(await shorten(world, { url })).toMatchObject({ how: 'created', link: { longUrl: url } });
  });

  test.each([
    [{ url: 'https://short.example/' }],
    [{ url: 'https://short.example/user/links' }],
    [{ url: 'https://short.example/theirs?page=2' }],
    [{ url: 'https://example.com/theirs' }],
    [{ url: shortUrl, again: true }],
  ])('is not asked about where a short URL is not meant: %j', async (request) => {
    const world = worldWith();
    expect(await shorten(world, request)).toMatchObject({ how: 'created' });
    expect(calls(world)).toEqual(['createShortUrl']);
  });

  it('is given no link that is not what was asked for', async () => {
    const world = worldWith();
    const wanted = { url: shortUrl, alias: 'mine' };
    expect(await shorten(world, wanted)).toMatchObject({ how: 'created' });
  });
});

import { describe, expect, it, test } from 'vitest';

import type { LinkFacts } from '@/lib/links/ports';
import type { LinkWay } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { ShortenRequest } from '@/lib/model/shorten';

import { linkWays } from '../ways';
import { type World, requestFor, createWorld, curtail, orReport, page, shorten } from '../world';

/** A service that lies when it first tells of a link that it made, which is right: over the account API no answer to a create tells. */
function lying(world: World, way: LinkWay): World {
  const { service } = world;
  let isFirst = true;
  const altered = <T extends Pick<LinkFacts, 'originalUrl'>>(told: T): T => {
    const answer = isFirst ? { ...told, originalUrl: 'https://elsewhere.example/' } : told;
    isFirst = false;
    return answer;
  };
  const tell = service.tell.bind(service);
  if (way === 'shortUrl') service.tells = altered;
  else service.tell = async (shortUrl) => altered(await tell(shortUrl));
  return world;
}

/** The worker ends while the service holds back the switching off of a link that was given up. */
async function cutOff(world: World, request: Partial<ShortenRequest> = {}): Promise<World> {
  world.service.holding = ['disableShortUrl'];
  void world.links.shorten(requestFor(request));
  await world.service.holds(1);
  world.service.holding = [];
  world.restart();
  return world;
}

/** As a bulk job asks: under a short part that Curtail picked. */
const own = { alias: 'sale', ownAlias: true };

/** What works in the end, once what was held back is carried out. */
async function working({ service }: World): Promise<string[]> {
  await service.release();
  return service.links.filter(({ status }) => status === 'active').map(({ shortUrl }) => shortUrl);
}

describe.each(linkWays)('a link over %s that was given up just before the worker ended', (way) => {
  it('is never taken under its alias, which it used up', async () => {
    const world = await cutOff(lying(createWorld({ way }), way), own);
    expect(await shorten(world, own)).toMatchObject({
      code: 'altered_link',
      link: { shortUrl: 'https://short.example/sale', status: 'disabled' },
    });
    expect(world.history.links).toEqual([]);
    expect(world.intents.kept.size).toBe(0);
    expect(await working(world)).toEqual([]);
  });

  test.for([
    ['without an alias', {}, own, {}],
    ['with a short part of ours', curtail, {}, {}],
    ['with another alias', {}, own, { alias: 'other' }],
    ['on purpose', curtail, {}, { again: true }],
  ] as const)('is followed by another one that is asked for %s', async ([, more, first, then]) => {
    const world = await cutOff(lying(createWorld({ way, ...more }), way), first);
    const [givenUp] = world.service.links;
    // On purpose, another one is made without a look at the first.
    if (!('again' in then)) {
      expect(await shorten(world, then)).toMatchObject({ code: 'altered_link' });
      expect(world.service.links).toHaveLength(way === 'shortUrl' ? 1 : 0);
    }
    expect(await shorten(world, then)).toMatchObject({ how: 'created' });
    expect(world.history.links).toMatchObject([{ longUrl: page }]);
    const [link] = world.history.links;
    expect(await working(world)).toEqual([link?.shortUrl]);
    expect(link?.shortUrl).not.toBe(givenUp?.shortUrl);
    expect(world.intents.kept.size).toBe('again' in then ? 1 : 0);
  });

  it('is reported to whoever looks for it, and only once', async () => {
    const world = await cutOff(lying(createWorld({ way }), way), own);
    const look = async () => world.clock.run(orReport(world.links.recheck(page)));
    expect(await look()).toMatchObject({ code: 'altered_link', link: { status: 'disabled' } });
    expect(await look()).toBeNull();
    expect(await working(world)).toEqual([]);
  });

  it.each([
    ['nobody knows whether it is off', { code: 'unreachable', outcome: 'unknown' } as const],
    ['it is still on', { code: 'rate_limited', outcome: 'none' } as const],
  ])('is reported, and no other spelling tried, where %s', async (_, report) => {
    const world = lying(createWorld({ way, ...curtail }), way);
    world.service.failing = { disableShortUrl: report };
    expect(await shorten(world, { url: 'https://example.com/page?id=1' })).toMatchObject({
      code: 'altered_link',
      link: { status: 'active' },
    });
    expect(world.service.count('createShortUrl')).toBe(1);
    expect(world.intents.kept.size).toBe(1);
    expect(world.history.links).toEqual([]);
  });
});

describe.each(linkWays)('taking back a link over %s that leads elsewhere', (way) => {
  const altered = { code: 'altered_link', link: { status: 'active' } };
  const switchedOff = { code: 'altered_link', link: { status: 'disabled' } };

  it('is tried until its outcome is known, and said each time', async () => {
    const world = lying(createWorld({ way }), way);
    world.service.failing = { disableShortUrl: { code: 'unreachable', outcome: 'unknown' } };
    expect(await shorten(world, own)).toMatchObject(altered);
    for (let presses = 0; presses < 3; presses += 1)
      expect(await shorten(world)).toMatchObject(altered);
    expect(world.service.count('createShortUrl')).toBe(1);
    world.service.failing = {};
    expect(await shorten(world)).toMatchObject(switchedOff);
    expect(await shorten(world)).toMatchObject({ how: 'created' });
    expect(await working(world)).toEqual([world.history.links[0]?.shortUrl]);
  });

  it('is known to have worked by a look where only its answer was lost', async () => {
    const world = lying(createWorld({ way }), way);
    const { links } = createWorld({
      way,
      ...world.clock,
      history: world.history,
      intents: world.intents,
      async call(name, input, after) {
        const answer = await world.service.call(name, input, after);
        if (!/disable|delete/.test(name)) return answer;
        throw new AppError({ code: 'unreachable', outcome: 'unknown' });
      },
    });
    expect(await shorten({ ...world, links }, own)).toMatchObject({
      code: 'altered_link',
      link: { status: 'disabled' },
    });
    expect(world.intents.kept.size).toBe(0);
    expect(world.service.count('disableShortUrl')).toBe(1);
  });

  it('keeps no other one from being made on purpose', async () => {
    const world = lying(createWorld({ way }), way);
    world.service.failing = { disableShortUrl: { code: 'unreachable', outcome: 'unknown' } };
    expect(await shorten(world, own)).toMatchObject(altered);
    expect(await shorten(world, { again: true })).toMatchObject({ how: 'created' });
  });

  it('is done where the service has no such link any more', async () => {
    const world = await cutOff(lying(createWorld({ way }), way), own);
    await world.service.release();
    world.service.failing = { disableShortUrl: { code: 'not_found', outcome: 'none' } };
    expect(await shorten(world)).toMatchObject({ code: 'altered_link' });
    expect(await shorten(world)).toMatchObject({ how: 'created' });
    expect(world.intents.kept.size).toBe(0);
  });

  it('is tried once more where the service refused it, and then left', async () => {
    const world = lying(createWorld({ way }), way);
    world.service.failing = { disableShortUrl: { code: 'invalid_input', outcome: 'none' } };
    expect(await shorten(world, own)).toMatchObject(altered);
    expect(world.intents.kept.size).toBe(1);
    expect(await shorten(world)).toMatchObject(altered);
    expect(world.intents.kept.size).toBe(0);
    expect(world.service.count('createShortUrl')).toBe(1);
    expect(await shorten(world)).toMatchObject({ how: 'created' });
  });

  it.each(['rate_limited', 'offline', 'not_connected'] as const)(
    'is not left because of %s, which let nothing be sent',
    async (code) => {
      const world = lying(createWorld({ way }), way);
      world.service.failing = { disableShortUrl: { code, outcome: 'none' } };
      expect(await shorten(world, own)).toMatchObject({ code: 'altered_link' });
      expect(await shorten(world)).toMatchObject(altered);
      expect(world.intents.kept.size).toBe(1);
      world.service.failing = {};
      expect(await shorten(world)).toMatchObject(switchedOff);
      expect(await shorten(world)).toMatchObject({ how: 'created' });
      expect(await working(world)).toEqual([world.history.links[0]?.shortUrl]);
      expect(world.intents.kept.size).toBe(0);
    },
  );

  it('is not tried where that cannot be kept', async () => {
    const world = lying(createWorld({ way }), way);
    const { tells } = world.service;
    world.service.tells = (made) => {
      world.intents.isBroken = true;
      return tells(made);
    };
    expect(await shorten(world, own)).toMatchObject({
      code: 'altered_link',
      link: { status: 'active' },
    });
    expect(world.service.count('disableShortUrl')).toBe(0);
  });
});

test('a replica that has the link not yet does not speak for its deletion', async () => {
  const world = lying(createWorld({ way: 'accountLinks' }), 'accountLinks');
  const { service } = world;
  const tell = service.tell.bind(service);
  const missing = { code: 'not_found', said: 'No such link.', outcome: 'none' } as const;
  service.tell = async (shortUrl) => {
    const told = await tell(shortUrl);
    service.failing = { getShortUrl: missing, getLink: missing, disableShortUrl: missing };
    return told;
  };
  expect(await shorten(world, own)).toMatchObject({
    code: 'altered_link',
    link: { status: 'active' },
  });
  expect(world.intents.kept.size).toBe(1);
});

test('a link that was switched off and is given again by the service is not trusted', async () => {
  const world = lying(createWorld(), 'shortUrl');
  const { tells } = world.service;
  const first = 'https://short.example/auto0';
  world.service.tells = (made) => tells({ ...made, shortUrl: first });
  expect(await shorten(world, { url: 'https://example.com/page?id=1' })).toMatchObject({
    code: 'altered_link',
    link: { shortUrl: first },
  });
});

import { describe, expect, it, test } from 'vitest';

import type { LinkWay } from '@/lib/model/connection';
import type { ErrorReport } from '@/lib/model/errors';

import {
  createFakeTraits,
  createWorld,
  curtail,
  page,
  shorten,
  type World,
  untilSettled,
} from '../world';

const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };
const refusal: ErrorReport = { code: 'invalid_input', said: 'Try another word', outcome: 'none' };
const address = 'https://short.example';
const ways: LinkWay[] = ['shortUrl', 'accountLinks'];

interface OtherHost {
  way?: LinkWay;
  /** What somebody accepted. */
  shortHosts?: string[];
  /** The account's own domains. */
  domains?: string[];
  traits?: ReturnType<typeof createFakeTraits>;
}

/** A service whose links are on another host than its APIs. */
function worldOfOtherHost({
  way = 'shortUrl',
  shortHosts = ['sho.rt'],
  domains = [],
  traits = createFakeTraits({ aliases: 'unknown' }),
}: OtherHost = {}): World {
  const hosts = [...domains, ...shortHosts];
  const service = async () => ({ id: address, address, hosts, shortHosts });
  const world = createWorld({ ...curtail, way, traits, service });
  world.service.host = 'https://sho.rt';
  return world;
}

const looksOf = ({ service }: World) =>
  service.calls.flatMap(({ name, input }) => (name === 'getShortUrl' ? [input] : []));

describe('a lost link on another host than the API', () => {
  test.for(
    ways.flatMap((way) => [
      [way, { shortHosts: ['sho.rt'] }],
      [way, { shortHosts: ['old.example', 'sho.rt'] }],
      [way, { shortHosts: [], domains: ['sho.rt'] }],
    ]) as [LinkWay, OtherHost][],
  )('is found over %s, where what is known is %j', async ([way, known]) => {
    const world = worldOfOtherHost({ way, ...known });
    // What the service was seen to do with an alias.
    expect(await shorten(world, { url: 'https://other.example/', alias: 'abc' })).toMatchObject({
      link: { shortUrl: 'https://sho.rt/abc' },
    });
    world.service.faults = [{ report: broken, acts: true }];
    expect(await shorten(world)).toMatchObject({
      how: 'found',
      link: { longUrl: page, origin: 'own' },
    });
    expect(world.service.links).toHaveLength(2);
  });

  it('is found although its service was held to honor aliases where its API is', async () => {
    const world = worldOfOtherHost({ traits: createFakeTraits({ aliases: 'honored' }) });
    world.service.faults = [{ report: broken, acts: true }];
    expect(await shorten(world)).toMatchObject({ how: 'found' });
    expect(world.service.links).toHaveLength(1);
  });

  it('is found on a domain’s stead', async () => {
    const world = worldOfOtherHost({ traits: createFakeTraits({ aliases: 'honored' }) });
    world.service.ignoresDomain = true;
    world.service.faults = [{ report: broken, acts: true }];
    expect(await shorten(world, { domain: 'brand.example' })).toMatchObject({
      code: 'wrong_host',
      link: { shortUrl: expect.stringMatching(/^https:\/\/sho\.rt\//) },
    });
    expect(world.service.links).toHaveLength(1);
  });

  it('is looked for first where links of its service are', async () => {
    const world = worldOfOtherHost({ shortHosts: ['old.example', 'sho.rt'] });
    world.service.faults = [{ report: broken, acts: true }];
    await shorten(world, { alias: 'mine' });
    expect(looksOf(world)).toEqual([{ shortUrl: 'https://sho.rt/mine' }]);
  });

  it('was certainly never made where nothing is on any of its hosts', async () => {
    const world = worldOfOtherHost();
    // Some write it in small letters.
    world.service.tells = (made) => ({ ...made, shortUrl: made.shortUrl.toLowerCase() });
    await shorten(world, { url: 'https://other.example/', alias: 'ABC' });
    world.service.faults = [{ report: broken }];
    await shorten(world, { alias: 'mine' });
    world.clock.pass(untilSettled);
    const before = looksOf(world).length;
    expect(await world.clock.run(world.links.recheck(page))).toBeNull();
    expect(looksOf(world).slice(before)).toEqual([
      { shortUrl: 'https://sho.rt/mine' },
      { shortUrl: 'https://short.example/mine' },
    ]);
    expect(world.service.count('listActiveShortUrls')).toBe(0);
  });
});

describe('an alias on another host than the API', () => {
  it('that is refused may be that of the very link, which the browser asked for twice', async () => {
    const world = worldOfOtherHost();
    world.service.faults = [{ report: refusal, acts: true }];
    expect(await shorten(world)).toMatchObject({ how: 'found', link: { origin: 'own' } });
    expect(world.service.links).toHaveLength(1);
  });

  it('is taken when another link has it there', async () => {
    const world = worldOfOtherHost();
    world.service.make({ url: 'https://other.example/', customUrl: 'sale' });
    world.service.faults = [{ report: refusal }];
    expect(await shorten(world, { alias: 'sale' })).toEqual({
      ...refusal,
      code: 'conflict',
      field: 'alias',
    });
  });

  it('is free when no link has it there', async () => {
    const world = worldOfOtherHost();
    world.service.make({ url: page, customUrl: 'sale' });
    expect(await world.links.checkAlias('sale', '')).toBe(false);
    expect(await world.links.checkAlias('other', '')).toBe(true);
    expect(world.service.calls).toHaveLength(2);
  });
});

describe.each(['münchen.example', 'xn--mnchen-3ya.example'])(
  'a domain that is listed as %s',
  (listed) => {
    const idn = 'https://xn--mnchen-3ya.example';

    test.for([`https://${listed}`, idn])(
      'is looked at as it is listed, and known as %s',
      async (host) => {
        const world = worldOfOtherHost({ shortHosts: [], domains: [listed] });
        world.service.host = host;
        world.service.ignoresDomain = true;
        world.service.faults = [{ report: broken, acts: true }];
        expect(await shorten(world, { domain: listed, alias: 'mine' })).toMatchObject({
          how: 'found',
          link: { domain: 'xn--mnchen-3ya.example' },
        });
        expect(looksOf(world).at(0)).toEqual({ shortUrl: `https://${listed}/mine` });
        expect(looksOf(world).at(-1)).toEqual({ shortUrl: `${host}/mine` });
        expect(await shorten(world, { domain: 'xn--mnchen-3ya.example' })).toMatchObject({
          how: 'existing',
        });
      },
    );
  },
);

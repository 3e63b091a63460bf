import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/contract/errors';
import type { Intent } from '@/lib/contract/intent';

import type { Facts } from './fake-service';
import { createWorld, page, remembered, shorten, type World } from './world';

const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };

/** A world in which a create got lost after the service acted, between so many other links before and after it. */
async function lostAmong(
  before: number,
  behind: number,
  more: Partial<Facts> = {},
): Promise<World> {
  const world = createWorld();
  const { service } = world;
  const other = (i: number) => ({ url: 'https://other.example/', customUrl: `other${i}` });
  for (let i = 0; i < before; i += 1) service.make(other(i));
  Object.assign(service.make({ url: page, customUrl: 'lost' }), more);
  for (let i = 0; i < behind; i += 1) service.make(other(before + i));
  service.faults = [{ report: broken }];
  return world;
}

/** What is kept of the create of a world in which it got lost. */
const lostIntent = ({ clock }: World): Intent => ({
  url: page,
  attempt: '',
  longUrl: page,
  title: 'A page',
  alias: null,
  domain: null,
  expiry: null,
  hasPassword: false,
  filing: [],
  at: clock.now(),
  settledAt: clock.now(),
  checked: [],
});

/** Before the world's clock, as a service tells it. */
const elevenHoursBefore = new Date(2026, 10, 20, 1).toISOString().slice(0, 19).replace('T', ' ');

describe('a lost link', () => {
  test.for([
    [0, 0, 1],
    [11, 0, 2],
    [0, 11, 1],
    [40, 0, 2],
    [40, 5, 12],
  ] as const)(
    'between %i and %i others is found with %i looks',
    async ([before, behind, looks]) => {
      const world = await lostAmong(before, behind);
      expect(await shorten(world)).toMatchObject({
        how: 'found',
        link: { shortUrl: 'https://short.example/lost' },
      });
      // The neighbours are looked at in case the browser made it twice.
      const neighbours = Math.min(before, 1) + Math.min(behind, 1);
      expect(world.service.count('getShortUrl')).toBe(looks + neighbours);
    },
  );

  it.each([
    ['not looked at yet', {}],
    ['looked at since', { longUrl: page }],
  ])('is found although it was listed meanwhile, and %s', async (_, more) => {
    const world = await lostAmong(3, 0);
    world.service.faults = [];
    const first = await world.clock.run(world.links.sync(0));
    expect(first.added).toBe(4);
    for (const link of world.history.links) {
      if (link.shortUrl.endsWith('/lost')) Object.assign(link, more);
    }
    // As it stands after a create whose answer was lost.
    world.intents.kept.set(page, lostIntent(world));
    const found = await world.clock.run(world.links.recheck(page, false));
    expect(found).toMatchObject({
      shortUrl: 'https://short.example/lost',
      longUrl: page,
      title: 'A page',
    });
    expect(
      world.history.links.find(({ shortUrl }) => shortUrl.endsWith('/lost')),
    ).not.toHaveProperty('elsewhere');
  });

  it('is not looked for among those made elsewhere that are known to be others', async () => {
    const world = await lostAmong(2, 1);
    await world.clock.run(world.links.sync(0));
    const told = { at: 1, visits: 0, lastAccessed: null, before: null, gone: false };
    for (const link of world.history.links) {
      if (link.shortUrl.endsWith('/other0'))
        Object.assign(link, { longUrl: 'https://other.example/' });
      if (link.shortUrl.endsWith('/other1')) Object.assign(link, { told });
      if (link.shortUrl.endsWith('/other2')) delete link.elsewhere;
    }
    world.intents.kept.set(page, lostIntent(world));
    expect(await shorten(world)).toMatchObject({ how: 'found' });
    const looks = world.service.calls.filter(({ name }) => name === 'getShortUrl');
    // Its neighbour is looked at in case the browser made it twice.
    expect(looks.map(({ input }) => input)).toEqual([
      { shortUrl: 'https://short.example/lost' },
      { shortUrl: 'https://short.example/other1' },
    ]);
  });

  it('further away is found by going on where the last attempt ended', async () => {
    const world = await lostAmong(30, 30);
    const outcomes: unknown[] = [];
    for (let i = 0; i < 10 && world.history.links.length === 0; i += 1) {
      const before = world.service.count('getShortUrl');
      outcomes.push(await shorten(world));
      expect(world.service.count('getShortUrl') - before).toBeLessThanOrEqual(14);
      world.restart();
    }
    expect(outcomes).toHaveLength(6);
    expect(outcomes.at(-1)).toMatchObject({ how: 'found' });
    const uncertain = { code: 'outcome_unknown', outcome: 'unknown' };
    expect(outcomes.slice(0, -1)).toEqual(Array.from({ length: 5 }, () => uncertain));
    expect(world.service.count('createShortUrl')).toBe(1);
  });

  it('is not one that was made here', async () => {
    const world = createWorld();
    world.service.make({ url: page, customUrl: 'before' });
    world.history.links.push(remembered());
    world.service.faults = [{ report: broken }];
    expect(await shorten(world, { again: true })).toEqual({ ...broken, outcome: 'none' });
    expect(world.service.count('getShortUrl')).toBe(0);
  });

  test.for([
    ['made long ago', { createdAt: '2026-11-18 00:00:00' }, {}],
    ['that is protected', { hasPassword: true }, {}],
    ['without its password', { hasPassword: false }, { password: 'secret-1' }],
    ['that ends another day', { expiry: '2027-01-01 00:00:00' }, { expiry: '2026-12-01' }],
    ['to somewhere else', { originalUrl: 'https://example.com/' }, {}],
    ['to nobody knows where', { originalUrl: null }, {}],
  ] as const)('is not one %s', async ([, more, asked]) => {
    const world = await lostAmong(2, 2, more);
    expect(await shorten(world, asked)).toEqual({ ...broken, outcome: 'none' });
    expect(await shorten(world, asked)).toMatchObject({ how: 'created' });
  });

  test.for([
    ['of an unknown time', { createdAt: null }, {}],
    ['of another time zone', { createdAt: elevenHoursBefore }, {}],
    ['of no readable time', { createdAt: 'yesterday' }, {}],
    ['that does not tell its password', { hasPassword: null }, {}],
    ['that does not tell when it ends', { expiry: null }, { expiry: '2026-12-01' }],
    ['that ends by itself', { expiry: '2027-01-01 00:00:00' }, {}],
  ] as const)('may be one %s', async ([, more, asked]) => {
    const world = await lostAmong(2, 2, more);
    expect(await shorten(world, asked)).toMatchObject({ how: 'found' });
  });

  it('is not one that is gone since it was listed', async () => {
    const world = await lostAmong(1, 0);
    world.service.failing = { getShortUrl: { code: 'not_found', outcome: 'none' } };
    expect(await shorten(world)).toEqual({ ...broken, outcome: 'none' });
  });

  it('may be one that cannot be read among those that are listed', async () => {
    const world = await lostAmong(1, 0);
    Object.assign(world.service.links.at(-1) ?? {}, { status: null });
    world.service.unreadable = 1;
    for (let times = 0; times < 3; times += 1)
      expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown', outcome: 'unknown' });
    expect(world.service.count('createShortUrl')).toBe(1);
  });

  it('is not given up for a refusal that may be meant for all', async () => {
    const world = await lostAmong(1, 1);
    world.service.failing = { getShortUrl: { code: 'invalid_input', outcome: 'none' } };
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    world.service.failing = {};
    expect(await shorten(world)).toMatchObject({ how: 'found' });
  });

  it('leaves alone what looks like its twin and is older', async () => {
    const world = await lostAmong(0, 0);
    world.service.make({ url: page, customUrl: 'by-hand' }).createdAt = '2026-11-20 08:00:00';
    await shorten(world);
    expect(world.service.active).toBe(2);
  });
});

describe('a list of thousands', () => {
  it('of links made here is gone through without a request for each', async () => {
    const world = createWorld();
    for (let i = 0; i < 3000; i += 1) {
      const { shortUrl } = world.service.make({
        url: 'https://other.example/',
        customUrl: `o${i}`,
      });
      world.history.links.push(remembered({ shortUrl, longUrl: 'https://other.example/' }));
    }
    world.service.faults = [{ report: broken, acts: true }];
    expect(await shorten(world)).toMatchObject({ how: 'found' });
    expect(world.service.count('getShortUrl')).toBe(1);
  });
});

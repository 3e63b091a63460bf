import { describe, expect, it, test } from 'vitest';

import type { LinkWay } from '@/lib/model/connection';
import type { ErrorReport } from '@/lib/model/errors';
import type { Intent } from '@/lib/model/shorten';

import { sampleIntent } from '../../../fixtures/intent';
import type { Facts } from '../fake-service';
import { type World, createWorld, page, remembered, shorten, untilSettled } from '../world';

const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };

/** A world in which a create got lost after the service acted, between so many other links before and after it. */
async function lostAmong(
  before: number,
  after: number,
  more: Partial<Facts> = {},
  way: LinkWay = 'shortUrl',
): Promise<World> {
  const world = createWorld({ way });
  const { service } = world;
  const other = (i: number) => ({ url: 'https://other.example/', customUrl: `other${i}` });
  for (let i = 0; i < before; i += 1) service.make(other(i));
  Object.assign(service.make({ url: page, customUrl: 'lost' }), more);
  for (let i = 0; i < after; i += 1) service.make(other(before + i));
  service.faults = [{ report: broken }];
  return world;
}

/** What is kept of the create of a world in which it got lost. */
const lostIntent = ({ clock }: World): Intent =>
  sampleIntent(page, { attempt: '', title: 'A page', at: clock.now() });

/** Before the world's clock, as a service tells it. */
const elevenHoursBefore = new Date(2026, 10, 20, 1).toISOString().slice(0, 19).replace('T', ' ');

describe('a lost link', () => {
  test.for([
    [0, 0, 1],
    [40, 0, 1],
    [0, 11, 12],
    [40, 5, 6],
  ] as const)('between %i and %i others is found with %i looks', async ([before, after, looks]) => {
    // The list of the account API tells where links lead.
    for (const [way, needed] of [['shortUrl', looks] as const, ['accountLinks', 0] as const]) {
      const world = await lostAmong(before, after, {}, way);
      expect(await shorten(world)).toMatchObject({
        how: 'found',
        link: { shortUrl: 'https://short.example/lost' },
      });
      expect(world.service.count('getShortUrl')).toBe(needed);
    }
  });

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
    const found = await world.clock.run(world.links.recheck(page));
    expect(found).toMatchObject({
      how: 'found',
      link: { shortUrl: 'https://short.example/lost', longUrl: page, title: 'A page' },
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
    expect(looks.map(({ input }) => input)).toEqual([{ shortUrl: 'https://short.example/lost' }]);
  });

  it('further away is asked about, and neither looked for further nor made again', async () => {
    const world = await lostAmong(30, 30);
    for (let presses = 1; presses < 4; presses += 1) {
      expect(await shorten(world)).toEqual({ code: 'outcome_unknown', outcome: 'unknown' });
      expect(world.service.count('getShortUrl')).toBe(12 * presses);
      world.clock.pass(untilSettled);
    }
    expect(world.service.count('createShortUrl')).toBe(1);
    expect(await shorten(world, { again: true })).toMatchObject({ how: 'created' });
  });

  it('is not looked for among all links to apps and mailboxes at once', async () => {
    const world = await lostAmong(15, 15, {}, 'accountLinks');
    for (const link of world.service.links) link.originalUrl = null;
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    expect(world.service.count('getShortUrl')).toBe(12);
  });

  it('is not one that was made here', async () => {
    const world = createWorld();
    world.service.make({ url: page, customUrl: 'before' });
    world.history.links.push(remembered());
    world.service.faults = [{ report: broken }];
    expect(await shorten(world, { again: true })).toMatchObject({ code: 'outcome_unknown' });
    expect(world.service.count('getShortUrl')).toBe(0);
  });

  test.for([
    ['that is protected', { hasPassword: true }, {}],
    ['to somewhere else', { originalUrl: 'https://example.com/' }, {}],
    ['to nobody knows where', { originalUrl: null }, {}],
  ] as const)('is not one %s', async ([, more, request]) => {
    const world = await lostAmong(2, 2, more);
    expect(await shorten(world, request)).toMatchObject({ code: 'outcome_unknown' });
    world.clock.pass(untilSettled);
    expect(await shorten(world, request)).toMatchObject({ how: 'created' });
  });

  test.for([
    ['of an unknown time', { createdAt: null }, {}],
    ['of another time zone', { createdAt: elevenHoursBefore }, {}],
    ['of no readable time', { createdAt: 'yesterday' }, {}],
    ['that does not tell its password', { hasPassword: null }, {}],
    [
      'that does not tell when it ends',
      { expiry: null, tellsExpiry: false },
      { expiry: '2026-12-01' },
    ],
    ['of a clock that is a day behind', { createdAt: '2026-11-19 10:00:00' }, {}],
    ['that ends by itself', { expiry: '2027-01-01 00:00:00' }, {}],
  ] as const)('may be one %s', async ([, more, request]) => {
    const world = await lostAmong(2, 2, more);
    expect(await shorten(world, request)).toMatchObject({ how: 'found' });
  });

  test.for([
    ['without its password', { hasPassword: false }, { password: 'secret-1' }, 'password'],
    [
      'that ends another day',
      { expiry: '2027-01-01 00:00:00' },
      { expiry: '2026-12-01' },
      'expiry',
    ],
    ['that never ends', { expiry: null }, { expiry: '2026-12-01' }, 'expiry'],
  ] as const)('may be one %s, which is said', async ([, more, request, field]) => {
    const world = await lostAmong(2, 2, more);
    expect(await shorten(world, request)).toMatchObject({
      code: 'not_as_asked',
      field,
      link: { shortUrl: 'https://short.example/lost', origin: 'uncertain', unconfirmed: [field] },
    });
    expect(world.service.count('createShortUrl')).toBe(1);
  });

  it('is the newest one to the page', async () => {
    const world = await lostAmong(0, 0);
    world.service.make({ url: page, customUrl: 'better' });
    expect(await shorten(world)).toMatchObject({
      link: { shortUrl: 'https://short.example/better', origin: 'uncertain' },
    });
  });

  it('is not one that is gone since it was listed', async () => {
    const world = await lostAmong(1, 0);
    world.service.failing = { getShortUrl: { code: 'not_found', outcome: 'none' } };
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    world.clock.pass(untilSettled);
    expect(await shorten(world)).toMatchObject({ how: 'created' });
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

  it('leaves alone a colleague’s link to the same page, made in the same minute', async () => {
    const world = await lostAmong(0, 0);
    world.service.make({ url: page, customUrl: 'by-hand' });
    expect(await shorten(world)).toMatchObject({ how: 'found', link: { origin: 'uncertain' } });
    expect(world.service.active).toBe(2);
    expect(world.service.count('disableShortUrl')).toBe(0);
  });
});

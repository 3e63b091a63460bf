import { describe, expect, it, test } from 'vitest';

import type { ServiceInfo } from '@/lib/model/link';

import { type World, orReport, remembered } from '../world';
import { shortUrl, worldWith } from './one-link';

const tell = ({ service }: World, facts: Partial<World['service']['links'][number]>): void =>
  void Object.assign(service.links[0] ?? {}, facts);

describe('refreshing a link', () => {
  it('remembers what the service tells', async () => {
    const world = worldWith({ unlisted: true });
    tell(world, { visits: 7, lastAccessed: '2026-11-20 13:00:00', status: 'disabled' });
    const link = await world.links.refresh(shortUrl);
    expect(link).toEqual({
      ...remembered({ shortUrl, status: 'disabled', id: '1' }),
      told: {
        at: world.clock.now(),
        visits: 7,
        lastAccessed: '2026-11-20 13:00:00',
        before: null,
        looks: { [Math.floor(world.clock.now() / 86_400_000)]: 7 },
        gone: false,
      },
    });
    expect(world.history.links).toEqual([link]);
  });

  it('fills in a link made elsewhere, of which only the short URL is known', async () => {
    const world = worldWith({ longUrl: '', title: '', createdAt: 0, id: null, elsewhere: true });
    tell(world, {
      originalUrl: 'https://example.com/?a=1&amp;b=2',
      createdAt: '2026-11-01 12:00:00',
      expiry: '2026-12-01 00:00:00',
      hasPassword: true,
    });
    expect(await world.links.refresh(shortUrl)).toMatchObject({
      id: '1',
      longUrl: 'https://example.com/?a=1&b=2',
      title: '',
      createdAt: Date.UTC(2026, 10, 1, 12),
      expiry: '2026-12-01',
      hasPassword: true,
      elsewhere: true,
    });
    expect(await world.links.existingFor('http://example.com/?a=1&b=2')).toMatchObject({
      shortUrl,
    });
  });

  test.each([
    [null, 0],
    ['soon', 0],
    // Whatever zone it is of, a link was not made later than now.
    ['2999-01-01 00:00:00', 'now'],
  ] as const)('made at %j it is taken to be made at %s', async (createdAt, made) => {
    const world = worldWith({ createdAt: 0, elsewhere: true });
    tell(world, { createdAt });
    const at = made === 'now' ? world.clock.now() : made;
    expect(await world.links.refresh(shortUrl)).toMatchObject({ createdAt: at });
  });

  it('keeps the time that is known', async () => {
    const world = worldWith({ createdAt: 5 });
    expect(await world.links.refresh(shortUrl)).toMatchObject({ createdAt: 5 });
  });

  const minutes = 60_000;
  const serviceInfo = (more: Partial<ServiceInfo>): ServiceInfo => ({
    at: 0,
    visits: 3,
    lastAccessed: null,
    before: null,
    gone: false,
    ...more,
  });
  test.each<[string, number, Partial<ServiceInfo>, number | null]>([
    ['half an hour ago is what this one is compared with', 30 * minutes, {}, 3],
    [
      'a moment ago is not: the one before it is',
      29 * minutes,
      { before: { visits: 1, at: -5 } },
      1,
    ],
    ['a moment ago, and the first, leaves nothing to compare', 29 * minutes, {}, null],
    [
      'that told no visits is passed over',
      60 * minutes,
      { visits: null, before: { visits: 1, at: -5 } },
      1,
    ],
  ])('a look %s', async (_, ago, before, visits) => {
    const world = worldWith();
    const link = world.history.links[0];
    const at = world.clock.now() - ago;
    Object.assign(link ?? {}, { told: serviceInfo({ at, ...before }) });
    tell(world, { visits: 9 });
    const looked = await world.links.refresh(shortUrl);
    expect(looked.told?.visits).toBe(9);
    expect(looked.told?.before?.visits ?? null).toBe(visits);
  });
});

describe('the rate limit', () => {
  const budget = (limit: number, left: number, resetsIn: number) => {
    const world: World = worldWith(
      {},
      {
        budget: async () => ({
          limit,
          left,
          spareAt: world.clock.now() + resetsIn,
          resetsAt: 0,
        }),
      },
    );
    return world;
  };

  it('leaves no less than a fifth of it to what people do', async () => {
    const world = budget(31, 7, 5000);
    expect(await orReport(world.links.refresh(shortUrl))).toMatchObject({ code: 'rate_limited' });
  });

  test.each([
    [Infinity, Infinity],
    [30, 7],
    [10, 4],
    [1000, 201],
    [5, 3],
    [1, 1],
  ])('of %d with %d left lets the service be asked', async (limit, left) => {
    const world = budget(limit, left, 5000);
    expect(await orReport(world.links.refresh(shortUrl))).toMatchObject({ shortUrl });
  });

  test.each([
    [30, 6],
    [30, 0],
    [10, 3],
    [1000, 200],
    [5, 2],
    [1, 0],
  ])('of %d with %d left is left to what people do until enough is back', async (limit, left) => {
    const wait = 5000;
    const world = budget(limit, left, wait);
    expect(await orReport(world.links.refresh(shortUrl))).toEqual({
      code: 'rate_limited',
      until: world.clock.now() + wait,
      outcome: 'none',
    });
    expect(world.service.calls).toEqual([]);
  });
});

test('refreshing a link that is not remembered does not remember it', async () => {
  const world = worldWith();
  world.history.links.length = 0;
  expect(await orReport(world.links.refresh(shortUrl))).toMatchObject({ code: 'not_found' });
  expect(world.history.links).toEqual([]);
});

test('the info shown in a private window leaves nothing', async () => {
  const world = worldWith();
  tell(world, { visits: 7, status: 'disabled' });
  expect(await world.privateLinks.getInfo(shortUrl)).toMatchObject({
    visits: 7,
    link: { status: 'disabled' },
  });
  expect(world.history.links).toEqual([remembered({ shortUrl })]);
  await world.links.getInfo(shortUrl);
  expect(world.history.links).toMatchObject([{ status: 'disabled', told: { visits: 7 } }]);
});

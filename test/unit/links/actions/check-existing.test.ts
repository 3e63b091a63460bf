import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';
import type { ServiceInfo } from '@/lib/model/link';

import { type World, createWorld, orReport, page, remembered, shorten } from '../world';
import { shortUrl, worldWith } from './one-link';

const minute = 60_000;

const infoAt = (at: number): ServiceInfo => ({
  at,
  visits: 0,
  lastAccessed: null,
  before: null,
  gone: false,
});

describe('a link that is given out again', () => {
  test.each([
    ['works', {}, true],
    ['was disabled', { status: 'disabled' }, false],
    ['has expired', { expiry: '2026-11-19 00:00:00' }, false],
  ] as const)('and %s is reported and remembered as such', async (_, facts, works) => {
    const world = worldWith();
    Object.assign(world.service.links[0] ?? {}, facts);
    const check = await world.links.check(shortUrl);
    expect(check).toMatchObject({ works, link: { shortUrl } });
    expect(world.history.links).toEqual([check?.link]);
  });

  it('and was deleted is reported and remembered as such', async () => {
    const world = worldWith();
    const report: ErrorReport = { code: 'not_found', said: 'No such link', outcome: 'none' };
    world.service.failing = { getShortUrl: report };
    const gone = { told: { gone: true } };
    expect(await world.links.check(shortUrl)).toMatchObject({ works: false, link: gone });
    expect(world.history.links).toMatchObject([gone]);
    expect(await world.links.existingFor(page)).toBeNull();
  });

  test.each([
    ['to another page', 'https://elsewhere.example/', true],
    ['to another part of the page', `${page}#prices`, true],
    ['to its page, spelled in another way', page.replace('https:', 'http:'), false],
    ['nowhere that is told', null, false],
  ])('and leads %s by now is reported as that, and remembered', async (_, originalUrl, moved) => {
    const world = worldWith();
    Object.assign(world.service.links[0] ?? {}, { originalUrl });
    expect(await world.links.check(shortUrl)).toMatchObject({ works: true, moved });
    expect(await world.links.existingFor(page)).toEqual(moved ? null : world.history.links[0]);
  });

  it('of which it was not known where it leads is not taken for moved', async () => {
    const world = worldWith({ longUrl: '' });
    expect(await world.links.check(shortUrl)).toMatchObject({ works: true, moved: false });
  });

  it('is asked about by the number that is remembered, which is one request', async () => {
    const world = worldWith({ id: '1' }, { way: 'accountLinks' });
    expect(await world.links.check(shortUrl)).toMatchObject({ works: true });
    expect(world.service.calls).toMatchObject([{ name: 'getLink', input: { id: '1' } }]);
  });

  test.each<ErrorReport>([
    { code: 'server_error', outcome: 'unknown' },
    { code: 'maintenance', outcome: 'unknown' },
    { code: 'timeout', outcome: 'unknown' },
    { code: 'offline', outcome: 'none' },
    { code: 'forbidden', outcome: 'none' },
    { code: 'not_found', outcome: 'none' },
  ])('reports nothing when the lookup fails with %j', async (report) => {
    const world = worldWith();
    world.service.failing = { getShortUrl: report };
    expect(await world.links.check(shortUrl)).toBeNull();
    expect(world.history.links).toEqual([remembered({ shortUrl })]);
  });

  it('is not asked about where the rate limit is better left to people', async () => {
    const world = worldWith(
      {},
      { budget: async () => ({ limit: 30, left: 6, spareAt: 0, resetsAt: 0 }) },
    );
    expect(await world.links.check(shortUrl)).toBeNull();
    expect(world.service.calls).toEqual([]);
  });

  it('in a private window is reported, but nothing is written', async () => {
    const world = worldWith();
    Object.assign(world.service.links[0] ?? {}, { status: 'disabled' });
    const off = { works: false, link: { status: 'disabled' } };
    expect(await world.privateLinks.check(shortUrl)).toMatchObject(off);
    expect(world.history.links).toEqual([remembered({ shortUrl })]);
  });

  it('that nobody remembers is not asked about', async () => {
    const world = createWorld();
    expect(await world.links.check(shortUrl)).toBeNull();
    expect(world.service.calls).toEqual([]);
  });

  test.each([
    ['a moment ago', 0, {}, 0],
    ['two minutes ago', -2 * minute, {}, 0],
    ['two minutes ago, and not listed since', -2 * minute, { unlisted: true }, 1],
    ['four minutes ago', -4 * minute, {}, 1],
    ['by a clock that was set back', minute, {}, 1],
  ])('and was asked about %s is asked about %i more times', async (_, ago, had, times) => {
    const world = worldWith();
    const at = world.clock.now() + ago;
    Object.assign(world.history.links[0] ?? {}, { told: infoAt(at), ...had });
    expect(await world.links.check(shortUrl)).toMatchObject({ works: true });
    expect(world.service.calls).toHaveLength(times);
  });

  it('is asked about once for all who ask at the same time', async () => {
    const world = worldWith();
    const checks = [world.links.check(shortUrl), world.links.check(shortUrl)];
    const [first, second] = await Promise.all(checks);
    expect(first).toEqual(second);
    expect(world.service.calls).toHaveLength(1);
  });

  it('is remembered for whoever asks, although a private window asks at the same time', async () => {
    const world = worldWith();
    Object.assign(world.service.links[0] ?? {}, { status: 'disabled' });
    await Promise.all([world.privateLinks.check(shortUrl), world.links.check(shortUrl)]);
    expect(world.history.links).toMatchObject([{ status: 'disabled' }]);
  });
});

describe('a link that is given again by the service although it is known not to work', () => {
  test.each([
    ['it was disabled', { status: 'disabled' }, 1],
    ['it has expired', { expiry: '2026-11-19' }, 1],
    ['it was deleted', { told: { gone: true } }, 1],
    ['its list lacked it', { unlisted: true }, 1],
    ['none of it', {}, 0],
  ] as const)('is asked about at once: %s', async (_, had, times) => {
    const world = worldWith();
    const [known = remembered()] = world.history.links;
    const at = world.clock.now() - minute;
    const { told, ...others } = { told: {}, ...had };
    Object.assign(known, others, { told: { ...infoAt(at), ...told } });
    world.service.tells = () => ({ ...known, shortPart: null, originalUrl: page });
    expect(await shorten(world, { again: true })).toMatchObject({ how: 'existing' });
    const before = world.service.calls.length;
    await world.links.check(shortUrl);
    expect(world.service.calls.slice(before)).toHaveLength(times);
  });
});

describe('a link of another service than the one in use', () => {
  const elsewhere = { service: 'https://other.example' };
  const other: ErrorReport = { code: 'other_service', outcome: 'none' };

  test.each<[string, (world: World) => Promise<unknown>, unknown]>([
    ['checked', async ({ links }) => links.check(shortUrl), null],
    [
      'refreshed',
      async ({ links }) => links.refresh(shortUrl),
      { code: 'not_found', outcome: 'none' },
    ],
    ['disabled', async ({ links }) => links.disable(shortUrl), other],
    ['enabled', async ({ links }) => links.enable(shortUrl), other],
    ['undone', async ({ links }) => links.undo(remembered({ shortUrl, origin: 'own' })), other],
    ['deleted', async ({ links }) => links.remove(shortUrl), other],
    ['changed', async ({ links }) => links.edit(shortUrl, { title: 'New' }), other],
  ])('is not %s there, and stays as it is remembered', async (_, act, answer) => {
    const world = worldWith(elsewhere);
    world.service.failing = {
      getShortUrl: { code: 'not_found', said: 'No such link', outcome: 'none' },
    };
    expect(await world.clock.run(orReport(act(world)))).toEqual(answer);
    expect(world.service.calls).toEqual([]);
    expect(world.history.links).toEqual([remembered({ shortUrl, ...elsewhere })]);
  });
});

describe('of two links to a page', () => {
  it('the one that the service did not list any more is given out last', async () => {
    const world = createWorld();
    const older = remembered({ shortUrl, createdAt: 5 });
    world.history.links.push(older, remembered({ unlisted: true }));
    expect(await world.links.existingFor(page)).toEqual(older);
  });
});

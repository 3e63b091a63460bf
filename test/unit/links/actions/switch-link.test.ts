import { describe, expect, it, test } from 'vitest';

import { AppError, type ErrorReport } from '@/lib/model/errors';

import { createWorld, orReport, page, shorten } from '../world';

const shortUrl = 'https://short.example/auto0';
const refusal: ErrorReport = { code: 'invalid_input', said: 'It is off', outcome: 'none' };

describe('switching a link off and on', () => {
  it('does so on the service and in what is remembered', async () => {
    const world = createWorld();
    await shorten(world);
    expect(await world.links.disable(shortUrl)).toEqual({
      ...world.history.links[0],
      status: 'disabled',
    });
    expect(world.service.active).toBe(0);
    expect(await world.links.existingFor(page)).toBeNull();

    expect(await world.links.enable(shortUrl)).toEqual({
      ...world.history.links[0],
      status: 'active',
    });
    expect(world.service.active).toBe(1);
    expect(await world.links.existingFor(page)).toMatchObject({ shortUrl });
  });

  it('however its address is spelled', async () => {
    const world = createWorld();
    await shorten(world);
    expect(await world.links.disable('http://www.short.example/auto0/')).toMatchObject({
      shortUrl,
      status: 'disabled',
    });
    expect(world.history.links).toMatchObject([{ status: 'disabled' }]);
  });

  it('is done when the service refuses because it is done', async () => {
    const world = createWorld();
    await shorten(world);
    await world.links.disable(shortUrl);
    world.service.failing = { disableShortUrl: refusal };
    expect(await world.links.disable(shortUrl)).toMatchObject({ status: 'disabled' });
  });

  it('is not done when the service refuses and it is not', async () => {
    const world = createWorld();
    await shorten(world);
    world.service.failing = { disableShortUrl: refusal };
    expect(await orReport(world.links.disable(shortUrl))).toEqual(refusal);
    expect(world.history.links).toMatchObject([{ status: 'active' }]);
  });

  it('is not asked about when the service was not reached', async () => {
    const world = createWorld();
    await shorten(world);
    const failure: ErrorReport = { code: 'offline', outcome: 'none' };
    world.service.failing = { disableShortUrl: failure };
    expect(await orReport(world.links.disable(shortUrl))).toEqual(failure);
    expect(world.service.count('getShortUrl')).toBe(0);
  });

  test.each([
    ['is done when the service acted and its answer was lost', true, 'disabled'],
    ['is not done when the request was lost', false, 'active'],
  ])('it %s', async (_, acts, status) => {
    const { service, history, ...world } = createWorld();
    await shorten({ service, history, ...world });
    const lost: ErrorReport = { code: 'timeout', outcome: 'unknown' };
    const { links } = createWorld({
      history,
      call: async (name, input) => {
        if (name !== 'disableShortUrl') return service.call(name, input);
        if (acts) await service.call(name, input);
        throw new AppError(lost);
      },
    });
    const result = await orReport(links.disable(shortUrl));
    expect(result).toMatchObject(acts ? { shortUrl, status } : lost);
    expect(history.links).toMatchObject([{ status }]);
  });

  it('is not confirmed when the service says that nothing changed', async () => {
    const { service, ...world } = createWorld();
    await shorten({ service, ...world });
    const stubborn = createWorld({
      call: async (name, input) => {
        const answer = await service.call(name, input);
        return name === 'disableShortUrl' ? { ...answer, status: 'active' } : answer;
      },
    });
    expect(await orReport(stubborn.links.disable(shortUrl))).toEqual({ code: 'not_confirmed' });
  });

  it('of a link that is not remembered answers what the service tells', async () => {
    const world = createWorld();
    await shorten(world, { private: true, expiry: '2026-12-01', password: 'secret-1' });
    expect(await world.links.disable(shortUrl)).toEqual({
      filing: [],
      shortUrl,
      service: 'https://short.example',
      id: '1',
      longUrl: page,
      title: '',
      createdAt: world.clock.now(),
      alias: null,
      domain: null,
      expiry: '2026-12-01',
      hasPassword: true,
      status: 'disabled',
      told: expect.objectContaining({ visits: 0, gone: false }),
    });
    expect(world.history.links).toEqual([]);
  });

  it('of a link of which the service tells nothing is still done', async () => {
    const world = createWorld();
    await shorten(world, { private: true });
    world.service.failing = { getShortUrl: { code: 'unreachable', outcome: 'unknown' } };
    expect(await world.links.disable(shortUrl)).toMatchObject({
      shortUrl,
      longUrl: '',
      hasPassword: false,
      status: 'disabled',
    });
  });
});

test.each([
  ['enable', 'active'],
  ['disable', 'disabled'],
] as const)('%s settles whether the link exists', async (name, status) => {
  const world = createWorld();
  await shorten(world);
  const told = { at: 1, visits: 2, lastAccessed: null, before: null, gone: true };
  Object.assign(world.history.links[0] ?? {}, { unlisted: true, told });
  const link = await world.links[name]('https://short.example/auto0');
  expect(link).toMatchObject({ status, told: { visits: 2, gone: false } });
  expect(link).not.toHaveProperty('unlisted');
});

import { describe, expect, it } from 'vitest';

import { createFakeTraits, createWorld, curtail, made, orReport } from '../world';

const asks = { code: 'origin_uncertain', outcome: 'none' };

it('a link whose alias Curtail picked is disabled without a question, even a visited one', async () => {
  const world = createWorld(curtail);
  const link = await made(world);
  Object.assign(world.service.links[0] ?? {}, { visits: 3 });
  expect(await world.links.undo(link)).toMatchObject({ status: 'disabled' });
  expect(world.service.active).toBe(0);
  expect(world.service.count('getShortUrl')).toBe(0);
});

it('a link is left as it is, and asked about, where the service picked the alias', async () => {
  const world = createWorld();
  expect(await orReport(world.links.undo(await made(world)))).toEqual(asks);
  expect(world.service.active).toBe(1);
  expect(world.service.calls).toHaveLength(1);
});

describe('Undo of a link with a typed alias', () => {
  it('disables one that is new by the service’s own clock, however wrong that is', async () => {
    const world = createWorld();
    world.service.ahead = -25 * 3_600_000;
    const link = await made(world, { alias: 'sale' });
    expect(await world.links.undo(link)).toMatchObject({ status: 'disabled' });
    expect(world.service.active).toBe(0);
  });

  it.each([
    ['that is older than its create', { createdAt: '2024-01-01 08:00:00' }],
    ['that somebody has visited', { visits: 1 }],
    ['of which the service tells no age', { createdAt: null }],
    ['of another clock', { createdAt: '2030-01-01 08:00:00' }],
  ])('asks about one %s', async (_, facts) => {
    const world = createWorld();
    const link = await made(world, { alias: 'sale' });
    Object.assign(world.service.links[0] ?? {}, facts);
    expect(await orReport(world.links.undo(link))).toEqual(asks);
    expect(world.service.active).toBe(1);
  });

  it('asks about one of an hour ago, which may have been given again', async () => {
    const world = createWorld();
    const link = await made(world, { alias: 'sale' });
    world.clock.pass(3_601_000);
    expect(await orReport(world.links.undo(link))).toEqual(asks);
  });

  it('asks where the service gives existing links', async () => {
    const world = createWorld({ traits: createFakeTraits({ givesExistingLinks: true }) });
    const link = await made(world, { alias: 'sale' });
    expect(await orReport(world.links.undo(link))).toEqual(asks);
  });

  it('asks about one that may be someone else’s', async () => {
    const world = createWorld();
    const link = await made(world, { alias: 'sale' });
    expect(await orReport(world.links.undo({ ...link, origin: 'uncertain' }))).toEqual(asks);
    expect(world.service.active).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';

import { createFakeTraits, createWorld, curtail, made, orReport } from '../world';

describe('Undo', () => {
  it('disables what was just made', async () => {
    const world = createWorld();
    expect(await world.links.undo(await made(world))).toMatchObject({ status: 'disabled' });
    expect(world.service.active).toBe(0);
  });

  it.each([
    ['that is older than its create', { createdAt: '2024-01-01 08:00:00' }],
    ['that somebody has visited', { visits: 1 }],
    ['of which the service tells no age', { createdAt: null }],
    ['of another clock', { createdAt: '2030-01-01 08:00:00' }],
    ['that leads elsewhere', { originalUrl: 'https://elsewhere.example/' }],
  ])('leaves a link %s', async (_, facts) => {
    const world = createWorld();
    const link = await made(world);
    Object.assign(world.service.links[0] ?? {}, facts);
    expect(await orReport(world.links.undo(link))).toMatchObject({ code: 'origin_uncertain' });
    expect(world.service.active).toBe(1);
  });

  it.each([
    ['leaves a link that is older than its create, when the service answers late', 5000, 0],
    ['looks once more when a late answer did not tell', 0, 1],
  ])('it %s', async (_, age, disabled) => {
    const world = createWorld();
    const { clock, service } = world;
    const link = await made(world);
    const madeAt = new Date(clock.now() - age).toISOString().slice(0, 19).replace('T', ' ');
    Object.assign(service.links[0] ?? {}, { createdAt: madeAt });
    service.delays = age === 0 ? [{ request: 8000 }] : [{ answer: 10_000 }, { answer: 10_000 }];
    await clock.run(orReport(world.links.undo(link)));
    expect(service.links.filter(({ status }) => status === 'disabled')).toHaveLength(disabled);
  });

  it('leaves every link of a service that gives existing ones, and such as may be somebody else’s', async () => {
    const world = createWorld({ traits: createFakeTraits({ givesExistingLinks: true }) });
    const link = await made(world);
    const known = createWorld();
    const uncertain = { ...(await made(known)), origin: 'uncertain' as const };
    expect(await orReport(world.links.undo(link))).toMatchObject({ code: 'origin_uncertain' });
    expect(await orReport(known.links.undo(uncertain))).toMatchObject({ code: 'origin_uncertain' });
  });

  it('needs no question for a link with a short part of ours, even a visited one', async () => {
    const world = createWorld(curtail);
    const link = await made(world);
    Object.assign(world.service.links[0] ?? {}, { visits: 3 });
    await world.links.undo(link);
    expect(world.service.active).toBe(0);
    expect(world.service.count('getShortUrl')).toBe(0);
  });

  it.each([
    ['with a short part of ours', curtail],
    ['with a part of the service', {}],
  ])('leaves a link of an hour ago, %s, however new it is called', async (_, options) => {
    const world = createWorld(options);
    const link = await made(world);
    world.clock.pass(3_601_000);
    expect(await orReport(world.links.undo(link))).toMatchObject({ code: 'origin_uncertain' });
    expect(world.service.active).toBe(1);
  });

  it.each([null, 'https://example.com/./page'])('takes a link that leads to %j', async (told) => {
    const world = createWorld();
    const link = await made(world);
    Object.assign(world.service.links[0] ?? {}, { originalUrl: told });
    await world.links.undo(link);
    expect(world.service.active).toBe(0);
  });

  it('goes by the service’s own clock, however wrong it is', async () => {
    const world = createWorld();
    world.service.ahead = -25 * 3_600_000;
    await world.links.undo(await made(world));
    expect(world.service.active).toBe(0);
  });
});

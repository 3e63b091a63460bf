import { describe, expect, it } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { createWorld, curtail, made, orReport, page, shorten } from '../world';

describe('looking again', () => {
  const timeout: ErrorReport = { code: 'timeout', outcome: 'unknown' };

  it('gives what is there when nothing is uncertain', async () => {
    const world = createWorld();
    expect(await world.clock.run(world.links.recheck(page))).toBeNull();
    await shorten(world);
    const [link] = world.history.links;
    expect(await world.clock.run(world.links.recheck(page))).toEqual({
      how: 'existing',
      link,
    });
    expect(world.service.calls).toHaveLength(1);
  });

  it('gives no link of before for one that was never made, whoever is told so first', async () => {
    const world = createWorld();
    await shorten(world);
    world.clock.pass(60_000);
    const since = world.clock.now();
    world.service.faults = [{ report: timeout, takes: 20_000 }];
    await shorten(world, { again: true, password: 'secret-1' });
    world.clock.pass(40_000);
    expect(await world.clock.run(world.links.recheck(page))).toBeNull();
    expect(world.intents.kept.size).toBe(0);
    expect(await world.clock.run(world.links.recheck(page, { since }))).toBeNull();
  });

  it('gives the link that was made since, where somebody else has found it', async () => {
    const world = createWorld();
    await shorten(world);
    world.clock.pass(60_000);
    const since = world.clock.now();
    const { shortUrl } = await made(world, { again: true });
    expect(await world.clock.run(world.links.recheck(page, { since }))).toMatchObject({
      how: 'existing',
      link: { shortUrl },
    });
  });

  it('does not pass off a link that was given again as one that it made', async () => {
    const world = createWorld(curtail);
    const { shortUrl, id } = await made(world);
    world.clock.pass(60_000);
    // The worker ends once the link is saved, and before anybody is told.
    world.intents.remove = async () => undefined;
    world.service.tells = (answer) => ({ ...answer, shortUrl, id });
    await shorten(world, { again: true });
    world.restart();
    expect(await world.clock.run(world.links.recheck(page))).toMatchObject({
      how: 'existing',
      link: { shortUrl, origin: 'own' },
    });
  });

  it('is refused for what is no address', async () => {
    const world = createWorld();
    expect(await orReport(world.links.recheck('no address'))).toMatchObject({
      code: 'invalid_input',
    });
  });

  it('waits for a create that is under way', async () => {
    const world = createWorld();
    const making = shorten(world);
    expect(await world.clock.run(world.links.recheck(page))).toMatchObject({
      link: { longUrl: page },
    });
    await making;
    expect(world.service.calls).toHaveLength(1);
  });
});

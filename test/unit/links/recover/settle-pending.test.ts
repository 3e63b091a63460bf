import { describe, expect, it } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { linkWays } from '../ways';
import { type World, type WorldOptions, createWorld, shorten, untilSettled } from '../world';

const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };
const hour = 3_600_000;

/** A world in which a create got lost a minute ago, and its outcome could not be known; the worker ended. */
async function lost(acts: boolean, options: WorldOptions): Promise<World> {
  const world = createWorld(options);
  world.service.faults = [{ report: broken, acts }];
  world.service.failing = { listActiveShortUrls: broken };
  expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
  world.restart();
  world.clock.pass(untilSettled);
  return world;
}

const settle = async ({ clock, links }: World) => clock.run(links.settle());

describe.each(linkWays)('a create of unknown outcome over %s that nobody comes back for', (way) => {
  it('is found and remembered', async () => {
    const world = await lost(true, { way });
    world.service.failing = {};
    await settle(world);
    expect(world.history.links).toMatchObject([{ title: 'A page' }]);
    expect(world.intents.kept.size).toBe(0);
    expect(world.service.count('createShortUrl')).toBe(1);
  });

  it('is forgotten where there certainly is no link', async () => {
    const world = await lost(false, { way });
    world.service.failing = {};
    await settle(world);
    expect(world.history.links).toEqual([]);
    expect(world.intents.kept.size).toBe(0);
  });

  it('is looked for once an hour, and forgotten after a week', async () => {
    const world = await lost(true, { way });
    const before = world.service.calls.length;
    await settle(world);
    await settle(world);
    world.clock.pass(hour - 1);
    await settle(world);
    expect(world.service.calls.length - before).toBe(1);
    world.clock.pass(1);
    await settle(world);
    expect(world.service.calls.length - before).toBe(2);
    world.clock.pass(6 * 24 * hour);
    await settle(world);
    expect(world.intents.kept.size).toBe(1);
    world.clock.pass(24 * hour);
    await settle(world);
    expect(world.intents.kept.size).toBe(0);
  });

  it('is left while the service may be at work on it', async () => {
    const world = createWorld({ way });
    world.service.faults = [{ report: { code: 'timeout', outcome: 'unknown' }, takes: 20_000 }];
    await shorten(world);
    const before = world.service.calls.length;
    await settle(world);
    expect(world.service.calls.length).toBe(before);
  });

  it('leaves what is left of the rate limit to people', async () => {
    const budget = async () => ({ limit: 30, left: 6, spareAt: 0, resetsAt: 0 });
    const world = await lost(true, { way, budget });
    const before = world.service.calls.length;
    await settle(world);
    expect(world.service.calls.length).toBe(before);
    expect(world.intents.kept.size).toBe(1);
  });

  it('is remembered where only that had failed, whatever its age, and without a request', async () => {
    const world = createWorld({ way });
    world.history.isBroken = true;
    await shorten(world);
    const sent = world.service.calls.length;
    world.clock.pass(30 * 24 * hour);
    await settle(world);
    expect(world.intents.kept.size).toBe(1);
    world.history.isBroken = false;
    world.clock.pass(hour);
    await settle(world);
    expect(world.history.links).toHaveLength(1);
    expect(world.intents.kept.size).toBe(0);
    expect(world.service.calls).toHaveLength(sent);
  });

  it('of a private window is left to that', async () => {
    const world = createWorld({ way });
    world.service.faults = [{ report: broken, acts: true }];
    world.service.failing = { listActiveShortUrls: broken };
    await shorten(world, { private: true });
    world.service.failing = {};
    await settle(world);
    expect(world.history.links).toEqual([]);
  });
});

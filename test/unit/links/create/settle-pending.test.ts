import { describe, expect, it } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { sampleIntent } from '../../../fixtures/intent';
import { linkWays } from '../ways';
import {
  type World,
  type WorldOptions,
  createWorld,
  curtail,
  page,
  shorten,
  untilSettled,
} from '../world';

const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };
const hour = 3_600_000;

/** A world in which a create got lost a minute ago, and its outcome could not be known; the worker ended. */
async function lost(acts: boolean, options: WorldOptions): Promise<World> {
  const world = createWorld({ ...curtail, ...options });
  world.service.faults = [{ report: broken, acts }];
  world.service.failing = { getShortUrl: broken };
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

  it('is forgotten after a week in which it could not be told', async () => {
    const world = await lost(true, { way });
    for (const days of [0, 6]) {
      world.clock.pass(days * 24 * hour);
      await settle(world);
      expect(world.intents.kept.size).toBe(1);
    }
    world.clock.pass(24 * hour);
    await settle(world);
    expect(world.intents.kept.size).toBe(0);
  });

  it('whose worker ended is looked for once where the service picked its alias', async () => {
    const world = createWorld({ way });
    await world.intents.save(sampleIntent(page, { at: world.clock.now() - untilSettled }));
    world.service.failing = { listActiveShortUrls: broken };
    await settle(world);
    await settle(world);
    expect([...world.intents.kept.values()]).toMatchObject([{ state: 'unknown' }]);
    expect(world.service.calls).toHaveLength(1);
    world.service.failing = {};
    expect(await shorten(world)).toMatchObject({ how: 'created' });
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

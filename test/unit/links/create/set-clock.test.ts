import { describe, expect, it } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { linkWays } from '../ways';
import { type World, createWorld, page, shorten, untilSettled } from '../world';

const hour = 3_600_000;
const timeout: ErrorReport = { code: 'timeout', outcome: 'unknown' };
const recheck = async ({ clock, links }: World, about: { within?: number } = {}) =>
  clock.run(links.recheck(page, false, about)).catch((error: unknown) => error);

const settings = linkWays.flatMap(
  (way) =>
    [
      [way, 'set back an hour', -hour],
      [way, 'set forward a day', 24 * hour],
    ] as const,
);

describe.each(settings)('over %s with the clock %s', (way, _, by) => {
  it('a request takes no longer, and no less', async () => {
    const world = createWorld({ way });
    world.service.faults = [{ report: timeout, takes: 10_000 }];
    const begin = world.clock.ticks();
    void world.clock.wait(1000).then(() => world.clock.set(by));
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    expect(world.clock.ticks() - begin).toBeGreaterThan(13_000);
    expect(world.clock.ticks() - begin).toBeLessThan(25_000);
  });

  it('while a create is under way, it is not taken for one that never was', async () => {
    const world = createWorld({ way });
    world.service.faults = [{ report: timeout, takes: 20_000, acts: 30_000 }];
    void world.clock.wait(1000).then(() => world.clock.set(by));
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    expect(await shorten(world)).toMatchObject({ how: 'found' });
    expect(world.service.links).toHaveLength(1);
  });

  it('after a create, the page waits for it no longer than it would', async () => {
    const world = createWorld({ way });
    world.service.faults = [{ report: timeout, takes: 20_000 }];
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    world.clock.set(by);
    world.clock.pass(untilSettled);
    expect(await recheck(world)).toBeNull();
  });
});

it('with the clock set back before the worker came, a lost create is settled a minute later', async () => {
  const world = createWorld();
  world.service.faults = [{ report: timeout, takes: 20_000 }];
  await shorten(world);
  world.clock.set(-hour);
  world.restart();
  expect(await recheck(world)).toMatchObject({ report: { code: 'outcome_unknown' } });
  world.clock.pass(untilSettled);
  expect(await recheck(world)).toBeNull();
});

it('a lookup with an earlier deadline ends by it', async () => {
  const world = createWorld();
  world.service.faults = [{ report: timeout, takes: 20_000 }];
  await shorten(world);
  const begin = world.clock.ticks();
  await recheck(world, { within: 3000 });
  expect(world.clock.ticks() - begin).toBeLessThanOrEqual(3000);
});

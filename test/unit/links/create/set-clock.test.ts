import { describe, expect, it } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { linkWays } from '../ways';
import { type World, createWorld, curtail, page, shorten } from '../world';

const hour = 3_600_000;
const timeout: ErrorReport = { code: 'timeout', outcome: 'unknown' };
const recheck = async ({ clock, links }: World, about: { within?: number } = {}) =>
  clock.run(links.recheck(page, about)).catch((error: unknown) => error);

const settings = linkWays.flatMap(
  (way) =>
    [
      [way, 'set back an hour', -hour],
      [way, 'set forward a day', 24 * hour],
    ] as const,
);

describe.each(settings)('over %s with the clock %s', (way, _, by) => {
  it('a request takes no longer', async () => {
    const world = createWorld({ way, ...curtail });
    world.service.faults = [{ report: timeout, takes: 10_000 }];
    const begin = world.clock.ticks();
    void world.clock.wait(1000).then(() => world.clock.set(by));
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    expect(world.clock.ticks() - begin).toBeLessThan(25_000);
  });

  it.each([
    ['the service picks the alias', {}],
    ['Curtail picks the alias', curtail],
  ])('while a create is under way, no second one is made where %s', async (_who, options) => {
    const world = createWorld({ way, ...options });
    world.service.faults = [{ report: timeout, takes: 20_000, acts: 30_000 }];
    void world.clock.wait(1000).then(() => world.clock.set(by));
    for (let presses = 0; presses < 3; presses += 1) {
      await shorten(world);
      await world.clock.run(world.clock.wait(10_000));
    }
    expect(world.history.links).toHaveLength(1);
    expect(world.service.links).toHaveLength(1);
  });
});

it('a lookup with an earlier deadline ends by it', async () => {
  const world = createWorld();
  world.service.faults = [{ report: timeout, takes: 20_000 }];
  await shorten(world);
  const begin = world.clock.ticks();
  await recheck(world, { within: 3000 });
  expect(world.clock.ticks() - begin).toBeLessThanOrEqual(3000);
});

import { describe, expect, it } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { after, ways } from '../ways';
import { createWorld, shorten, untilSettled } from '../world';

const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };

describe.for(Object.entries(ways))('%s, where lists and details lag 12 s behind', ([, way]) => {
  it.each([
    ['while its request was under way', true],
    ['20 s after its connection ended', 20_000],
  ])('a link that was made %s is the only one', async (_when, acts) => {
    const world = createWorld(way.world);
    Object.assign(world.service, { faults: [{ report: broken, acts }], lag: 12_000 });
    for (let presses = 0; presses < 8; presses += 1) await shorten(world, way.request);
    world.clock.pass(untilSettled);
    await shorten(world, way.request);
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  });
});

it('an alias that another account has is called taken once the create is settled', async () => {
  const world = createWorld();
  const taken = { report: { code: 'conflict', outcome: 'none' } as const };
  world.service.faults = [{ report: broken }, taken, taken];
  const wanted = { alias: 'sale' };
  expect(await shorten(world, wanted)).toMatchObject({ code: 'outcome_unknown' });
  expect(await shorten(world, wanted)).toMatchObject({ code: 'outcome_unknown' });
  world.clock.pass(untilSettled);
  expect(await shorten(world, wanted)).toMatchObject({ code: 'conflict', field: 'alias' });
  expect(world.intents.kept.size).toBe(0);
});

import { describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { after } from '../ways';
import { createWorld, curtail, shorten } from '../world';

describe('a request that the browser itself repeats', () => {
  const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };

  test.for([
    ['with an alias', {}, { alias: 'sale' }],
    ['with a short part of ours', curtail, {}],
  ] as const)('%s makes one link, as the second is refused', async ([, options, request]) => {
    const world = createWorld(options);
    world.service.faults = [{ report: { code: 'conflict', outcome: 'none' }, acts: true }];
    expect(await shorten(world, request)).toMatchObject({ how: 'found' });
    expect(after(world)).toEqual({ intents: 0, remembered: 1, made: 1 });
  });

  it.each([2, 5])('without one makes %i, which are all left as they are', async (times) => {
    const world = createWorld();
    world.service.faults = [{ report: broken, acts: true, times }];
    const outcome = await shorten(world);
    expect(outcome).toMatchObject({ how: 'found' });
    expect(world.service.links).toHaveLength(times);
    expect(world.service.active).toBe(times);
    expect(outcome).toMatchObject({ link: { origin: 'uncertain' } });
  });
});

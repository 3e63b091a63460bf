import { describe, expect, it } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { type World, createWorld, page, shorten } from '../world';

const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };

/** A world in which so many creates for the page were made by the service and lost, each wished for on purpose. */
async function lost(attempts: number): Promise<World> {
  const world = createWorld();
  world.service.failing = { listActiveShortUrls: broken };
  for (let i = 0; i < attempts; i += 1) {
    world.service.faults = [{ report: broken, acts: true }];
    expect(await shorten(world, { again: true })).toMatchObject({ code: 'outcome_unknown' });
    // Further apart than requests that a browser repeats.
    world.clock.pass(2 * 60_000);
  }
  world.service.failing = {};
  world.restart();
  return world;
}

const recheck = async ({ clock, links }: World) => clock.run(links.recheck(page, false));

describe('attempts for the same page whose outcome is not known', () => {
  it('are kept one beside the other', async () => {
    const world = await lost(3);
    expect(world.intents.kept.size).toBe(3);
    expect(new Set(world.service.links.map(({ shortUrl }) => shortUrl)).size).toBe(3);
  });

  it('are all found by whoever looks again', async () => {
    const world = await lost(2);
    expect(await recheck(world)).toMatchObject({ longUrl: page });
    expect(world.intents.kept.size).toBe(0);
    expect(world.history.links.map(({ shortUrl }) => shortUrl).toSorted()).toEqual(
      world.service.links.map(({ shortUrl }) => shortUrl).toSorted(),
    );
  });

  it('answer the next request with the first that is found, and nothing is made', async () => {
    const world = await lost(2);
    expect(await shorten(world)).toMatchObject({ how: 'found' });
    expect(world.service.count('createShortUrl')).toBe(2);
    expect(world.intents.kept.size).toBe(1);
  });

  it('keep another from being made as long as one of them may yet come', async () => {
    const world = createWorld();
    const timeout: ErrorReport = { code: 'timeout', outcome: 'unknown' };
    world.service.faults = [{ report: broken }, { report: timeout, takes: 20_000, acts: 30_000 }];
    world.service.failing = { listActiveShortUrls: broken };
    await shorten(world);
    await shorten(world, { again: true });
    world.service.failing = {};
    expect(await shorten(world)).toMatchObject({ how: 'found' });
    expect(world.service.links).toHaveLength(1);
  });
});

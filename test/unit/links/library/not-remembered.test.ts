import { describe, expect, it } from 'vitest';

import { ways } from '../ways';
import { type World, createWorld, page, shorten } from '../world';

/** A world in which a link was made, and could not be remembered. */
async function withUnsaved(request = {}, more = {}): Promise<World> {
  const world = createWorld(more);
  world.history.isBroken = true;
  expect(await shorten(world, request)).toMatchObject({ how: 'created', link: { unsaved: true } });
  world.restart();
  return world;
}

describe('a link that cannot be remembered', () => {
  it.each(Object.entries(ways))('%s is given to the next request', async (_, way) => {
    const world = await withUnsaved(way.request, way.world);
    const [made] = world.service.links;
    const asked = world.service.calls.length;
    const expected = 'password' in way.request ? way.again : { how: 'existing' };
    expect(await shorten(world, way.request)).toMatchObject({
      ...expected,
      link: { shortUrl: made?.shortUrl, id: made?.id, unsaved: true },
    });
    expect(world.service.calls).toHaveLength(asked);
  });

  it('is remembered as soon as that works, and not called unsaved then', async () => {
    const world = await withUnsaved();
    world.history.isBroken = false;
    const outcome = await shorten(world);
    expect(outcome).toMatchObject({ how: 'existing', link: { longUrl: page } });
    expect(world.history.links).toHaveLength(1);
    expect(world.history.links[0]).not.toHaveProperty('unsaved');
    expect(outcome).not.toHaveProperty('link.unsaved');
    expect(world.intents.kept.size).toBe(0);
  });

  it('is known to the popup, which is given it without a request', async () => {
    const world = await withUnsaved();
    expect(await world.links.uncertainFor(page)).toBe(true);
    const found = await world.clock.run(world.links.recheck(page));
    expect(found).toMatchObject({
      link: { shortUrl: world.service.links[0]?.shortUrl, unsaved: true },
    });
    expect(world.service.calls).toHaveLength(1);
  });

  it('is looked for like one that was lost where not even its intent can be changed', async () => {
    const world = createWorld();
    const { tells } = world.service;
    world.service.tells = (made) => {
      Object.assign(world.intents, { isBroken: true });
      return tells(made);
    };
    world.history.isBroken = true;
    await shorten(world);
    Object.assign(world.intents, { isBroken: false });
    world.restart();
    expect(await shorten(world)).toMatchObject({ how: 'found' });
    expect(world.service.count('createShortUrl')).toBe(1);
  });

  it('is not the answer to a request for another one', async () => {
    const world = await withUnsaved();
    expect(await shorten(world, { again: true })).toMatchObject({ how: 'created' });
    expect(await shorten(world, { alias: 'other' })).toMatchObject({ how: 'created' });
    expect(world.intents.kept.size).toBe(3);
  });

  it('is not given to anybody any more once it was switched off', async () => {
    const world = await withUnsaved();
    const [made] = world.service.links;
    await world.clock.run(world.links.disable(made?.shortUrl ?? ''));
    expect(await shorten(world)).toMatchObject({ how: 'created' });
  });
});

describe('an attempt of unknown outcome', () => {
  it('does not stand before a link that was made after it', async () => {
    const world = createWorld();
    world.service.faults = [{ report: { code: 'unreachable', outcome: 'unknown' } }];
    world.service.failing = { listActiveShortUrls: { code: 'unreachable', outcome: 'unknown' } };
    await shorten(world);
    expect(await world.links.uncertainFor(page)).toBe(true);
    world.clock.pass(1000);
    await shorten(world, { again: true });
    expect(await world.links.uncertainFor(page)).toBe(false);
    expect(world.intents.kept.size).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';

import { AppError } from '@/lib/model/errors';

import { type World, createWorld, orReport, page, remembered, requestFor, shorten } from '../world';

/** Makes what is done to the intents wait until it is let go. */
function hold({ intents }: World, what: 'save' | 'remove') {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  const save = intents.save.bind(intents);
  const remove = intents.remove.bind(intents);
  if (what === 'save') intents.save = async (intent) => until.then(async () => save(intent));
  else intents.remove = async (intent) => until.then(async () => remove(intent));
  return { letGo };
}

/** All that waits for nothing but its turn. */
const turns = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

describe('a create', () => {
  it('is not sent before its intent is kept', async () => {
    const world = createWorld();
    const { letGo } = hold(world, 'save');
    const asked = orReport(world.links.shorten(requestFor()));
    await turns();
    expect(world.service.calls).toEqual([]);
    letGo();
    expect(await asked).toMatchObject({ how: 'created' });
  });

  it('whose intent is not kept is not sent, whatever else keeps it from being sent', async () => {
    for (const refusal of [null, new AppError({ code: 'permission_missing', outcome: 'none' })]) {
      const world = createWorld(
        refusal === null
          ? {}
          : {
              call: async () => {
                throw refusal;
              },
            },
      );
      world.intents.isBroken = true;
      expect(await shorten(world)).toEqual({ code: 'storage_failed', outcome: 'none' });
      expect(world.service.calls).toEqual([]);
    }
  });
});

describe('once the link is saved', () => {
  it('the answer does not wait for the intent to be removed', async () => {
    const world = createWorld();
    const { letGo } = hold(world, 'remove');
    expect(await shorten(world)).toMatchObject({ how: 'created' });
    expect(world.history.links).toHaveLength(1);
    expect(world.intents.kept.size).toBe(1);
    letGo();
    await turns();
    expect(world.intents.kept.size).toBe(0);
  });

  it('neither does the answer that something about it is not as asked', async () => {
    const world = createWorld();
    world.service.host = 'https://other.example';
    hold(world, 'remove');
    expect(await shorten(world)).toMatchObject({ code: 'wrong_host' });
    expect(world.history.links).toHaveLength(1);
  });

  it('the next request for the page waits until that is done', async () => {
    const world = createWorld();
    const { letGo } = hold(world, 'remove');
    await shorten(world);
    const next = orReport(world.links.shorten(requestFor({ password: 'secret-1' })));
    const look = world.links.recheck(page);
    await turns();
    expect(world.service.calls).toHaveLength(1);
    letGo();
    expect(await world.clock.run(next)).toMatchObject({ how: 'created' });
    expect(await world.clock.run(look)).toMatchObject({ link: { longUrl: page } });
    expect(world.service.calls.map(({ name }) => name)).toEqual([
      'createShortUrl',
      'createShortUrl',
    ]);
  });
});

describe('an intent that was left behind although its link is saved', () => {
  async function leftBehind(): Promise<World> {
    const world = createWorld();
    hold(world, 'remove');
    await shorten(world);
    // What is held is held for ever: the worker has ended.
    const { service, history, clock } = world;
    const intents = Object.assign(createWorld().intents, { kept: world.intents.kept });
    const next = createWorld({ ...clock, call: service.call, history, intents });
    return { ...next, service, history, clock, intents };
  }

  it('asks the service nothing, and goes', async () => {
    const world = await leftBehind();
    expect(await world.links.uncertainFor(page)).toBe(true);
    const [link] = world.history.links;
    expect(await world.clock.run(world.links.recheck(page))).toEqual({
      how: 'existing',
      link,
    });
    expect(await world.links.uncertainFor(page)).toBe(false);
    expect(world.service.calls).toHaveLength(1);
  });

  it('stands for no link where that was switched off since', async () => {
    const world = await leftBehind();
    const [link = remembered()] = world.history.links;
    await world.history.save({ ...link, status: 'disabled' });
    expect(await world.clock.run(world.links.recheck(page))).toBeNull();
    expect(world.intents.kept.size).toBe(0);
    expect(world.service.calls).toHaveLength(1);
  });

  it('keeps nobody from having a link with other options', async () => {
    const world = await leftBehind();
    expect(await shorten(world, { alias: 'sale' })).toMatchObject({ how: 'created' });
    expect(world.intents.kept.size).toBe(0);
    expect(world.service.calls).toHaveLength(2);
  });
});

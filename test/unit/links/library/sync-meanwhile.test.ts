import { describe, expect, it, test } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';

import { type World, type createWorld, serviceAt } from '../world';
import { base, link, sync, worldWith } from './sync-world';

/** A service until it is forgotten. */
function forgettable() {
  let isConnected = true;
  return {
    forget: async () => void (isConnected = false),
    service: async () => {
      if (isConnected) return serviceAt(base);
      throw new Error('gone');
    },
  };
}

describe('what happens while the list is on its way', () => {
  /** A service that answers with its list as it was before something else is done. */
  function slowWorld(
    [listed, history]: [readonly string[], readonly LinkRecord[]],
    act: (world: World) => Promise<unknown>,
    options: Parameters<typeof createWorld>[0] = {},
  ): World {
    const world: World = worldWith(listed, history, {
      call: async (name, input) => {
        const answer = await world.service.call(name, input);
        if (name === 'listActiveShortUrls') await act(world);
        return answer;
      },
      ...options,
    });
    return world;
  }

  it.each([
    ['that was listed', {}],
    ['that was missing', { unlisted: true }],
  ] as const)('a link %s and is switched off stays off', async (_, had) => {
    const world = slowWorld([['a'], [link('a', had)]], async ({ links }) =>
      links.disable(`${base}/a`),
    );
    await sync(world);
    expect(world.history.links).toMatchObject([{ status: 'disabled' }]);
  });

  it('a link that is switched on is not missing', async () => {
    const off = link('a', { status: 'disabled' });
    const world = slowWorld([['a'], [off]], async ({ links }) => links.enable(`${base}/a`));
    Object.assign(world.service.links[0] ?? {}, { status: 'disabled' });
    await sync(world);
    expect(world.history.links).toEqual([link('a')]);
  });

  it('a link that is made is not missing', async () => {
    const world = slowWorld([[], []], async ({ clock, history }) =>
      history.save(link('new', { createdAt: clock.now() })),
    );
    expect(await sync(world)).toMatchObject({ added: 0 });
    expect(world.history.links[0]).not.toHaveProperty('unlisted');
  });

  it.each([
    ['a link is read that is to be marked', [], [link('a')]],
    ['a link is read that is on again', ['a'], [link('a', { status: 'disabled' })]],
  ])(
    'nothing more is written after everything is forgotten while %s',
    async (_, listed, history) => {
      const { service, forget } = forgettable();
      const world = worldWith(listed, history, { service });
      const findAll = world.history.findAll.bind(world.history);
      world.history.findAll = async (shortUrls) => {
        const found = await findAll(shortUrls);
        await forget();
        world.history.links.length = 0;
        return found;
      };
      await expect(sync(world)).rejects.toThrow('gone');
      expect(world.history.links).toEqual([]);
    },
  );

  it('nothing more is written after everything is forgotten', async () => {
    const { service, forget } = forgettable();
    const world = slowWorld([['a'], []], forget, { service });
    await expect(sync(world)).rejects.toThrow('gone');
    expect(world.history.links).toEqual([]);
  });
});

describe('how often the list is read', () => {
  it('two at once are one', async () => {
    const world = worldWith(['a'], []);
    const both = await world.clock.run(Promise.all([world.links.sync(0), world.links.sync(0)]));
    expect(both[0]).toEqual(both[1]);
    expect(world.service.count('listActiveShortUrls')).toBe(1);
  });

  test.each([
    [60_000, 59_999, 1],
    [60_000, 60_000, 2],
    [0, 0, 2],
    // The clock was set back.
    [60_000, -5, 2],
  ])(
    'asked for within %d ms, %d ms later, the service is asked %d times',
    async (within, later, times) => {
      const world = worldWith(['a'], []);
      const first = await sync(world);
      world.clock.pass(later);
      world.restart();
      const second = await sync(world, within);
      if (times === 1) expect(second).toEqual(first);
      expect(world.service.count('listActiveShortUrls')).toBe(times);
    },
  );

  it('one that failed is not remembered', async () => {
    const world = worldWith(['a'], []);
    world.service.failing = { listActiveShortUrls: { code: 'offline', outcome: 'none' } };
    expect(await sync(world, 60_000)).toEqual({ code: 'offline', outcome: 'none' });
    world.service.failing = {};
    expect(await sync(world, 60_000)).toMatchObject({ added: 1 });
  });

  it('one that takes longer than a page waits goes on, and asking again gives its result', async () => {
    const parts = Array.from({ length: 1500 }, (_, i) => `p${i}`);
    const world = worldWith(parts, []);
    const saveAll = world.history.saveAll.bind(world.history);
    world.history.saveAll = async (...input) => {
      world.clock.pass(4000);
      return saveAll(...input);
    };
    expect(await sync(world)).toMatchObject({ code: 'timeout' });
    expect(await sync(world)).toMatchObject({ added: 1500 });
    expect(world.service.count('listActiveShortUrls')).toBe(1);
  });

  it('one that the end of the worker cut off is finished by the next', async () => {
    const parts = Array.from({ length: 1500 }, (_, i) => `p${i}`);
    const world = worldWith(parts, []);
    const saveAll = world.history.saveAll.bind(world.history);
    let calls = 0;
    world.history.saveAll = async (...input) => {
      calls += 1;
      if (calls === 2) throw new Error('the worker ends');
      return saveAll(...input);
    };
    await expect(sync(world)).rejects.toThrow('the worker ends');
    expect(world.history.links).toHaveLength(200);
    world.restart();
    expect(await sync(world, 60_000)).toMatchObject({ added: 1300 });
    expect(world.history.links).toHaveLength(1500);
  });
});

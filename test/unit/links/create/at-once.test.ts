import { describe, expect, it, test } from 'vitest';

import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Call } from '@/lib/operations/operations';

import { linkWays } from '../ways';
import { requestFor, createWorld, orReport, page, remembered, shorten } from '../world';

const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };

describe.each(linkWays)('two requests at once over %s', (way) => {
  test.for([
    [{}, {}, 1],
    [{}, { title: 'Loading…' }, 1],
    [{}, { url: `${page}#` }, 1],
    [{ alias: 'sale' }, { alias: 'sale' }, 1],
    [{ again: true }, { again: true }, 1],
    [{ alias: 'sale' }, {}, 1],
    [{}, { url: 'http://www.example.com/page/?utm_source=mail' }, 1],
    [{ alias: 'sale' }, { url: `${page}/`, alias: 'sale' }, 1],
    [{}, { url: `${page}/`, again: true }, 2],
    [{}, { alias: 'sale' }, 2],
    [{}, { again: true }, 2],
    [{}, { url: `${page}#part` }, 2],
    [{}, { password: 'secret-1' }, 2],
  ] as const)('%j and %j make %i', async ([one, other, made]) => {
    const { clock, links, service, intents } = createWorld({ way });
    await clock.run(
      Promise.all([links.shorten(requestFor(one)), links.shorten(requestFor(other))]),
    );
    expect(service.links).toHaveLength(made);
    expect(intents.kept.size).toBe(0);
  });

  it('share a failure, and the next starts anew', async () => {
    const world = createWorld({ way });
    world.service.faults = [{ report: { code: 'rate_limited', outcome: 'none' } }];
    const both = await Promise.all([shorten(world), shorten(world)]);
    expect(both).toMatchObject([{ code: 'rate_limited' }, { code: 'rate_limited' }]);
    expect(await shorten(world)).toMatchObject({ how: 'created' });
  });

  it('that differ wait for each other, so that neither loses the intent of the other', async () => {
    const world = createWorld({ way });
    world.service.faults = [{ report: broken, acts: 1000, takes: 2000 }];
    await Promise.all([shorten(world), shorten(world, { alias: 'sale' })]);
    expect(world.history.links.map((link) => link.alias)).toEqual([null, 'sale']);
    expect(world.intents.kept.size).toBe(0);
  });
});

describe.each(linkWays)('an uncertain create over %s', (way) => {
  it('that is found does for a request that leaves options blank, and not for one that has others', async () => {
    const world = createWorld({ way });
    const down = { getShortUrl: broken, listActiveShortUrls: broken };
    world.service.faults = [{ report: broken, acts: true }];
    world.service.failing = down;
    await shorten(world, { alias: 'one' });
    world.service.failing = {};
    expect(await shorten(world, { alias: 'two' })).toMatchObject({
      how: 'created',
      link: { alias: 'two' },
    });
    expect(world.history.links.map((link) => link.alias)).toEqual(['one', 'two']);
  });

  it('is left for a request that wants another one on purpose', async () => {
    const world = createWorld({ way });
    world.service.faults = [{ report: broken }];
    world.service.failing = { listActiveShortUrls: broken };
    await shorten(world);
    expect(await shorten(world, { again: true })).toMatchObject({ how: 'created' });
    expect(world.service.count('listActiveShortUrls')).toBe(1);
  });
});

describe.each(linkWays)('a private window over %s', (way) => {
  it('leaves nothing behind', async () => {
    const world = createWorld({ way });
    expect(await shorten(world, { private: true })).toMatchObject({ how: 'created' });
    world.service.faults = [{ report: broken }];
    world.service.failing = { listActiveShortUrls: broken };
    expect(await shorten(world, { private: true })).toMatchObject({ code: 'outcome_unknown' });
    expect(world.history.links).toEqual([]);
    expect(world.intents.kept.size).toBe(0);
    expect(await world.links.uncertainFor(page)).toBe(false);
    expect(await world.privateLinks.uncertainFor(page)).toBe(true);
  });

  it('has its uncertain create looked up, as long as the worker lives', async () => {
    const world = createWorld({ way });
    world.service.faults = [{ report: broken, acts: true }];
    world.service.failing = { listActiveShortUrls: broken };
    await shorten(world, { private: true });
    world.service.failing = {};
    expect(await world.clock.run(world.links.recheck(page))).toBeNull();
    expect(await world.clock.run(world.privateLinks.recheck(page))).toMatchObject({
      link: { longUrl: page },
    });
    expect(world.history.links).toEqual([]);
    expect(world.service.links).toHaveLength(1);
  });

  it('is shown a link from before', async () => {
    const world = createWorld({ way });
    world.history.links.push(remembered());
    expect(await shorten(world, { private: true })).toMatchObject({ how: 'existing' });
  });
});

describe('a service that never answers', () => {
  const never = { call: (async () => new Promise(() => {})) as Call };

  test.for([
    [
      'shortening',
      async ({ links }: ReturnType<typeof createWorld>) => links.shorten(requestFor()),
    ],
    [
      'switching off',
      async ({ links }: ReturnType<typeof createWorld>) => links.disable('https://short.example/a'),
    ],
    [
      'checking an alias',
      async ({ links }: ReturnType<typeof createWorld>) => links.checkAlias('sale', ''),
    ],
  ] as const)('does not keep %s for longer than 25 s', async ([, work]) => {
    const world = createWorld(never);
    const begin = world.clock.now();
    await world.clock.run(orReport<unknown>(work(world)));
    expect(world.clock.now() - begin).toBeLessThan(25_000);
  });

  it('leaves the create uncertain, and whoever waited behind it without one', async () => {
    const world = createWorld(never);
    const [first, second] = await Promise.all([shorten(world), shorten(world, { alias: 'sale' })]);
    expect(first).toEqual({ code: 'outcome_unknown', outcome: 'unknown' });
    expect(second).toEqual({ code: 'timeout', outcome: 'none' });
    expect(world.intents.kept.size).toBe(1);
  });
});

describe('without a connection', () => {
  const world = () =>
    createWorld({
      service: async () => {
        throw new AppError({ code: 'not_connected', outcome: 'none' });
      },
    });

  it('nothing is sent and nothing kept', async () => {
    const { service, intents, ...rest } = world();
    expect(await shorten({ service, intents, ...rest })).toEqual({
      code: 'not_connected',
      outcome: 'none',
    });
    expect(service.calls).toEqual([]);
    expect(intents.kept.size).toBe(0);
  });
});

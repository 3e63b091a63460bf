import { describe, expect, it } from 'vitest';

import type { LinkWay } from '@/lib/model/connection';
import type { ErrorReport } from '@/lib/model/errors';
import type { ShortenRequest } from '@/lib/model/shorten';

import { linkWays } from '../ways';
import { type World, createWorld, page, remembered, shorten } from '../world';

const broken: ErrorReport = { code: 'unreachable', outcome: 'unknown' };

/** A world in which so many creates for the page were made by the service and lost, each wished for on purpose. */
async function lost(attempts: number, way: LinkWay): Promise<World> {
  const world = createWorld({ way });
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

const recheck = async ({ clock, links }: World) => clock.run(links.recheck(page));

describe.each(linkWays)(
  'attempts for the same page whose outcome is not known, over %s,',
  (way) => {
    it('are kept one beside the other', async () => {
      const world = await lost(3, way);
      expect(world.intents.kept.size).toBe(3);
      expect(new Set(world.service.links.map(({ shortUrl }) => shortUrl)).size).toBe(3);
    });

    it('are all found by whoever looks again', async () => {
      const world = await lost(2, way);
      expect(await recheck(world)).toMatchObject({ link: { longUrl: page } });
      expect(world.intents.kept.size).toBe(0);
      expect(world.history.links.map(({ shortUrl }) => shortUrl).toSorted()).toEqual(
        world.service.links.map(({ shortUrl }) => shortUrl).toSorted(),
      );
    });

    it('answer the next request with the first that is found, and nothing is made', async () => {
      const world = await lost(2, way);
      expect(await shorten(world)).toMatchObject({ how: 'found' });
      expect(world.service.count('createShortUrl')).toBe(2);
      expect(world.intents.kept.size).toBe(1);
    });

    it('keep another from being made as long as one of them may yet come', async () => {
      const world = createWorld({ way });
      const timeout: ErrorReport = { code: 'timeout', outcome: 'unknown' };
      world.service.faults = [{ report: broken }, { report: timeout, takes: 20_000, acts: 30_000 }];
      world.service.failing = { listActiveShortUrls: broken };
      await shorten(world);
      await shorten(world, { again: true });
      world.service.failing = {};
      expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
      await world.clock.run(world.clock.wait(10_000));
      expect(await shorten(world)).toMatchObject({ how: 'found' });
      expect(world.service.links).toHaveLength(1);
    });
  },
);

describe.each(linkWays)('a request over %s that any link of the page will do for', (way) => {
  const row: Partial<ShortenRequest> = {
    alias: 'x7k2p9q',
    ownAlias: true,
    onlyForNew: ['alias'],
  };

  it.each<[string, Partial<ShortenRequest>]>([
    ['domain', { domain: 'go.brand.example', onlyForNew: ['domain'] }],
    ['short part', row],
  ])('is given the link of a lost create on another %s', async (_, request) => {
    const world = await lost(1, way);
    expect(await shorten(world, request)).toMatchObject({ how: 'found' });
    expect(world.service.links).toHaveLength(1);
  });

  it('is given the link that is being made when it begins', async () => {
    const world = createWorld({ way });
    const both = Promise.all([shorten(world), shorten(world, row)]);
    const [popup, list] = await world.clock.run(both);
    expect(popup).toMatchObject({ how: 'created' });
    expect(list).toEqual({ ...popup, how: 'existing' });
    expect(world.service.links).toHaveLength(1);
  });

  it('is given that of its own lost create before any other', async () => {
    const world = createWorld({ way });
    const timeout: ErrorReport = { code: 'timeout', outcome: 'unknown' };
    world.service.faults = [{ report: timeout, takes: 20_000, acts: 30_000 }];
    expect(await shorten(world, row)).toMatchObject({ code: 'outcome_unknown' });
    world.history.links.push(remembered());
    world.restart();
    const own = { link: { shortUrl: 'https://short.example/x7k2p9q' } };
    expect(await shorten(world, row)).toMatchObject(own);
    expect(world.service.links).toHaveLength(1);
  });
});

describe.each(linkWays)('a protected link over %s that the service picks a part for', (way) => {
  it('is given again to the attempt that made it, and to no other', async () => {
    const world = createWorld({ way });
    const row = { shortPart: 'service', attempt: 'list 4', password: 'secret-1' } as const;
    const made = await shorten(world, row);
    expect(made).toMatchObject({ how: 'created', link: { hasPassword: true } });
    world.restart();
    expect(await shorten(world, row)).toEqual({ ...made, how: 'existing' });
    expect(await shorten(world, { ...row, attempt: 'list 5' })).toMatchObject({ how: 'created' });
    expect(world.service.links).toHaveLength(2);
  });
});

describe.each(linkWays)('a short part of ours over %s that the service ignores', (way) => {
  /** As a list asks for a row, and asks again where its worker ended before that could be kept with the row. */
  const row = { alias: 'x7k2p9q', ownAlias: true, password: 'secret-1' };

  async function madeOnce(): Promise<World> {
    const world = createWorld({ way });
    world.service.ignoresAlias = true;
    expect(await shorten(world, row)).toMatchObject({ how: 'created', link: { alias: null } });
    world.restart();
    return world;
  }

  it('stands for the link that it led to, when it is asked for again', async () => {
    const world = await madeOnce();
    const [link] = world.history.links;
    expect(await shorten(world, row)).toEqual({ how: 'existing', link });
    world.history.links.push(remembered());
    const anyLink = { ...row, onlyForNew: ['alias'] } satisfies Partial<ShortenRequest>;
    expect(await shorten(world, anyLink)).toEqual({ how: 'existing', link });
    expect(world.service.count('createShortUrl')).toBe(1);
  });

  const another = { how: 'created' };

  it.each([
    ['does not work any more', {}, { status: 'disabled' }, another],
    ['was asked for under another short part of ours', { alias: 'b4n8w3z' }, {}, another],
    [
      'was asked for under a part that was typed',
      { ownAlias: false },
      {},
      { code: 'not_as_asked', field: 'alias' },
    ],
  ] as const)('is followed by another link where that one %s', async (_, more, known, outcome) => {
    const world = await madeOnce();
    Object.assign(world.history.links[0] ?? {}, known);
    expect(await shorten(world, { ...row, ...more })).toMatchObject(outcome);
    expect(world.service.links).toHaveLength(2);
  });
});

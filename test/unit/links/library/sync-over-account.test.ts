import { describe, expect, it, test } from 'vitest';

import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

import { type World, shorten, untilSettled } from '../world';
import { base, link, sync, worldWith } from './sync-world';

const overAccount = { way: 'accountLinks' } as const;

describe('bringing links together over the account API', () => {
  it('adds those made elsewhere, with what the list tells of them', async () => {
    const world = worldWith(['a'], [], overAccount);
    expect(await sync(world)).toEqual({ at: expect.any(Number), listed: 1, added: 1, unlisted: 0 });
    expect(world.history.links).toMatchObject([
      { id: '1', longUrl: 'https://example.com/', title: 'A page', elsewhere: true },
    ]);
    // Its clock may be ahead.
    expect(world.history.links[0]?.createdAt).toBeLessThanOrEqual(world.clock.now());
  });

  it.each([
    ['', {}],
    [' under an alias, and nobody heard of', { alias: 'secret' }],
  ])('adds none that was made%s in a private window', async (_, options) => {
    const world = worldWith(['a'], [], overAccount);
    if ('alias' in options) {
      const report = { code: 'unreachable', outcome: 'unknown' } as const;
      world.service.faults = [{ report, acts: true }];
      world.service.failing = { getShortUrl: report, listActiveShortUrls: report };
    }
    await shorten(world, { private: true, ...options });
    world.service.failing = {};
    expect(world.service.links).toHaveLength(2);
    expect(await sync(world)).toMatchObject({ listed: 2, added: 1 });
    expect(world.history.links).toMatchObject([{ shortUrl: `${base}/a` }]);
    // Made again in an ordinary window, it is remembered.
    expect(await shorten(world, { url: 'https://other.example/' })).toMatchObject({
      how: 'created',
    });
    expect(world.history.links).toHaveLength(2);
  });

  const told = { at: 1, visits: 2, lastAccessed: null, before: null, gone: true };
  test.each<[string, Partial<LinkRecord>, Partial<LinkRecord>]>([
    ['off stays off', { status: 'disabled' }, { status: 'disabled' }],
    ['missing is there', { unlisted: true }, {}],
    ['gone is there', { told }, { told: { ...told, gone: false } }],
  ])('a listed link that was thought to be %s', async (_, had, has) => {
    const world = worldWith(['a'], [link('a', had)], overAccount);
    await sync(world);
    expect(world.history.links).toEqual([link('a', has)]);
  });

  it('takes no link for missing as long as the list goes on', async () => {
    const parts = Array.from({ length: 1001 }, (_, i) => `part${String(i)}`);
    const world = worldWith(parts, [link('part0'), link('gone')], overAccount);
    expect(await sync(world)).toMatchObject({ listed: 1000, unlisted: 0, isCut: true });
    expect(world.service.count('listActiveShortUrls')).toBe(10);
    expect(world.history.links.filter(({ unlisted }) => unlisted === true)).toEqual([]);
  });
});

describe('a list of more parts than one look reads', () => {
  const parts = Array.from({ length: 2150 }, (_, i) => `part${String(i)}`);
  const asked = ({ service }: World): unknown[] =>
    service.calls
      .splice(0)
      .filter(({ name }) => name === 'listActiveShortUrls')
      .map(({ input }) => (input as { page: number }).page);
  const pages = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);

  it('is read on by the next ones, to its end, and then anew', async () => {
    const world = worldWith(parts, [link('gone')], overAccount);
    const looks = [
      [pages(1, 10), 1000, true],
      [[1, ...pages(11, 19)], 900, true],
      [[1, ...pages(20, 22)], 250, false],
      [pages(1, 10), 0, false],
    ] as const;
    for (const [read, added, isCut] of looks) {
      const done = await sync(world);
      expect(done).toMatchObject({ added, unlisted: 0 });
      expect('isCut' in done).toBe(isCut);
      expect(asked(world)).toEqual(read);
    }
  });

  it('is read on there once that may go well', async () => {
    const code = 'rate_limited';
    let fails = false;
    const world: World = worldWith(parts, [], {
      ...overAccount,
      call: async (name, input) => {
        const answer = await world.service.call(name, input);
        if (fails && (input as { page: number }).page > 10) throw new AppError({ code });
        return answer;
      },
    });
    await sync(world);
    fails = true;
    expect(await sync(world)).toMatchObject({ code });
    fails = false;
    asked(world);
    await sync(world);
    expect(asked(world)).toEqual([1, ...pages(11, 19)]);
  });
});

describe('while the list is read in parts', () => {
  it('takes no link for missing that moved up and is in neither, as the newest one was deleted', async () => {
    const parts = Array.from({ length: 150 }, (_, i) => `part${String(i)}`);
    const world: World = worldWith(parts, [link('part49')], {
      ...overAccount,
      call: async (name, input) => {
        const answer = await world.service.call(name, input);
        if (world.service.count('listActiveShortUrls') === 1) world.service.links.pop();
        return answer;
      },
    });
    expect(await sync(world)).toMatchObject({ listed: 149, unlisted: 0 });
    expect(world.history.links.filter(({ unlisted }) => unlisted === true)).toEqual([]);
    // The next one sees which of them is gone.
    expect(await sync(world)).toMatchObject({ listed: 149, unlisted: 1, added: 0 });
  });
});

describe('a link whose answer was lost', () => {
  it('is found by what the list tells, newest first, without a question about each', async () => {
    const parts = Array.from({ length: 600 }, (_, i) => `part${String(i)}`);
    const world = worldWith(parts, [], overAccount);
    world.service.faults = [{ report: { code: 'unreachable', outcome: 'unknown' }, acts: true }];
    expect(await shorten(world)).toMatchObject({ how: 'found' });
    expect(world.service.count('getShortUrl')).toBe(0);
    expect(world.service.links).toHaveLength(601);
  });

  /** A service whose list goes on after what is read, with links of long ago. */
  function worldOfOld(minutesApart: number): World {
    const parts = Array.from({ length: 600 }, (_, i) => `part${String(i)}`);
    const world = worldWith(parts, [], overAccount);
    for (const [i, each] of world.service.links.entries()) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, i * minutesApart));
      each.createdAt = at.toISOString().slice(0, 19).replace('T', ' ');
    }
    return world;
  }

  test.each([1, 0])(
    'is not made again where the list begins with the oldest, made %i minutes apart',
    async (minutesApart) => {
      const world = worldOfOld(minutesApart);
      world.service.listsOldestFirst = true;
      world.service.faults = [{ report: { code: 'unreachable', outcome: 'unknown' }, acts: true }];
      for (let tries = 0; tries < 2; tries += 1) {
        expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
        world.clock.pass(600_000);
      }
      expect(world.service.links).toHaveLength(601);
    },
  );

  it('is made again once the person says so, as its list is longer than a look', async () => {
    const world = worldOfOld(1);
    world.service.faults = [{ report: { code: 'unreachable', outcome: 'unknown' }, acts: false }];
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    world.clock.pass(untilSettled);
    expect(await shorten(world)).toMatchObject({ code: 'outcome_unknown' });
    expect(await shorten(world, { again: true })).toMatchObject({ how: 'created' });
  });
});

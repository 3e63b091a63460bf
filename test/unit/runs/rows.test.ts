import { beforeEach, describe, expect, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { remembered } from '../links/world';
import { actsIn, times } from './acts';
import { page, row, rowsTo } from './rows';
import { createWorld, ended, states, takes, type World } from './world';

let world: World;

beforeEach(() => {
  world = createWorld();
});

const { begin, fail, partsSent, pass } = actsIn(() => world);

test.each([true, false])(
  'a link that may be somebody else’s is not counted as made (short parts of ours: %s)',
  async (ownParts) => {
    world.uncertain.add(page(2));
    await begin(rowsTo(3), { ownParts });
    expect(await ended(world)).toMatchObject({ made: 2, existing: 1, failed: 0 });
    expect(states(world)).toEqual(['made', 'existing', 'made']);
  },
);

describe('a list', () => {
  test('is made four at a time, and reported in its order', async () => {
    await begin();
    expect(await ended(world)).toMatchObject({ state: 'done', total: 6, made: 6, failed: 0 });
    expect(world.mostAtOnce).toBe(4);
    const results = await world.clock.run(world.bulk.results('one', 2, 3));
    expect(results.map(({ line, state }) => [line, state])).toEqual([
      [3, 'made'],
      [4, 'made'],
      [5, 'made'],
    ]);
  });

  test('stores the part of each row before it is sent', async () => {
    await begin([row(1)]);
    await pass(takes / 2);
    expect(world.requests).toMatchObject([{ alias: world.rows.rows[0]?.part, again: false }]);
    expect(world.rows.rows[0]).toMatchObject({ state: 'waiting', error: { outcome: 'unknown' } });
    const [result] = await world.clock.run(world.bulk.results('one', 0, 1));
    expect(result).toMatchObject({ state: 'waiting', error: null });
  });

  test('lets the service pick where that is wanted', async () => {
    await begin([row(1)], { ownParts: false, reuse: false });
    await ended(world);
    expect(world.requests[0]).toMatchObject({ again: true, shortPart: 'service' });
    expect(world.requests[0]).not.toHaveProperty('alias');
  });
});

describe('a row that fails', () => {
  test.each<[string, ErrorReport]>([
    ['refused input', { code: 'invalid_input', outcome: 'none' }],
    ['a conflict', { code: 'conflict', outcome: 'none' }],
    ['an altered link', { code: 'altered_link', link: remembered() }],
  ])('by %s is reported at once', async (_, report) => {
    fail(2, report);
    await begin(rowsTo(3));
    expect(await ended(world)).toMatchObject({ state: 'done', made: 2, failed: 1 });
    expect(world.rows.rows[1]?.error?.code).toBe(report.code);
    expect(partsSent(2)).toHaveLength(1);
  });

  test.each<ErrorReport>([
    { code: 'altered_link', link: { ...remembered(), origin: 'uncertain' } },
    { code: 'not_as_asked', field: 'expiry', link: remembered() },
  ])('by a link that is not as asked keeps what is said of that: %o', async (report) => {
    fail(1, report);
    await begin([row(1)]);
    await ended(world);
    expect(world.rows.rows).toMatchObject([{ state: 'failed', shortUrl: report.link?.shortUrl }]);
    expect(world.rows.rows[0]?.error).toEqual(report);
  });

  test.each(['wrong_host', 'not_confirmed'] as const)(
    'by %s with a link is made, and says so',
    async (code) => {
      const link = remembered({ createdAt: world.clock.now() });
      fail(1, { code, link });
      await begin([row(1)]);
      await ended(world);
      // Without its link it would read as a failure of what came after: filing it.
      expect(world.rows.rows).toMatchObject([
        { state: 'made', shortUrl: link.shortUrl, error: { code, link } },
      ]);
    },
  );

  test.each<[ErrorReport, made: number]>([
    [{ code: 'wrong_host' }, 20],
    [{ code: 'not_as_asked', field: 'password' }, 17],
  ])('as all the others would pauses the list, until somebody says so: %o', async (fault, made) => {
    const report = { ...fault, link: remembered({ createdAt: world.clock.now() }) };
    for (const line of [1, 2, 9]) fail(line, report);
    await begin(rowsTo(20));
    expect(await ended(world)).toMatchObject({ state: 'paused', error: report });
    // What was under way with it was ended.
    expect(world.requests).toHaveLength(4);
    expect(world.rows.rows[0]).toMatchObject({ shortUrl: report.link.shortUrl, error: report });
    world.restart();
    await world.clock.run(world.bulk.resume('one'));
    expect(await ended(world)).toMatchObject({ state: 'done', made, failed: 20 - made });
  });

  test.each<ErrorReport>([
    { code: 'web_page', page: 'https://short.example', outcome: 'unknown' },
    { code: 'web_page', page: 'https://short.example', outcome: 'none' },
    { code: 'wrong_host', page: 'https://short.example', outcome: 'none' },
  ])('as something else answered pauses the list, and is made after that: %o', async (report) => {
    fail(1, report);
    await begin(rowsTo(20));
    expect(await ended(world)).toMatchObject({ state: 'paused', error: report, failed: 0 });
    await world.clock.run(world.bulk.resume('one'));
    expect(await ended(world)).toMatchObject({ state: 'done', made: 20, failed: 0 });
    expect(new Set(partsSent(1)).size).toBe(1);
  });

  test('with an unknown outcome is tried again under its part, then reported', async () => {
    fail(1, ...times(20, { code: 'outcome_unknown', outcome: 'unknown' }));
    await begin([row(1)]);
    expect(await ended(world)).toMatchObject({ state: 'done', failed: 1 });
    expect(new Set(partsSent(1)).size).toBe(1);
    expect(partsSent(1)).toHaveLength(8);
    expect(world.rows.rows[0]?.error).toMatchObject({ outcome: 'unknown' });
  });

  test('while the service is well otherwise is reported after eight tries', async () => {
    fail(1, ...times(20, { code: 'unexpected_response', outcome: 'none' }));
    await begin();
    expect(await ended(world)).toMatchObject({ made: 5, failed: 1 });
    expect(partsSent(1)).toHaveLength(8);
  });

  test('because its part is taken gets another one', async () => {
    fail(1, { code: 'conflict', field: 'alias', outcome: 'none' });
    await begin([row(1)]);
    expect(await ended(world)).toMatchObject({ made: 1 });
    expect(new Set(partsSent(1)).size).toBe(2);
  });

  test('keeps an alias that was typed', async () => {
    fail(1, { code: 'conflict', field: 'alias', outcome: 'none' });
    await begin([row(1, { alias: 'mine' })]);
    expect(await ended(world)).toMatchObject({ failed: 1 });
    expect(partsSent(1)).toEqual(['mine']);
  });
});

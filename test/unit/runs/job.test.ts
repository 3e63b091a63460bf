import { beforeEach, describe, expect, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';

import { remembered } from '../links/world';
import { actsIn, times } from './acts';
import { options, rowsTo } from './rows';
import { type World, createWorld, ended, takes } from './world';

let world: World;

beforeEach(() => {
  world = createWorld();
});

const { begin, fail, partsSent, pass } = actsIn(() => world);

describe('the whole job', () => {
  test('waits for the rate limit, and uses no row up', async () => {
    const until = world.clock.now() + 40_000;
    for (let line = 1; line <= 4; line += 1)
      fail(line, { code: 'rate_limited', until, outcome: 'none' });
    await begin();
    await pass(1000);
    expect(await world.clock.run(world.bulk.get())).toMatchObject({
      state: 'working',
      waitsUntil: until,
      error: null,
    });
    expect(world.wakes).toContain(until);
    const job = await ended(world);
    expect(job).toMatchObject({ made: 6, failed: 0 });
    expect(world.rows.rows.map(({ tries }) => tries)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test.each([
    ['the limit, where that is longer than the pause after a failure', 1, 40_000, null],
    ['the limit, whatever fails meanwhile', 4, 40_000, null],
    ['the pause after a failure, where that is longer', 1, 500, { code: 'unreachable' }],
  ])('waits for %s', async (_, failing, limited, error) => {
    const until = world.clock.now() + limited;
    for (let line = 1; line <= 4; line += 1)
      fail(line, {
        code: line === failing ? 'unreachable' : 'rate_limited',
        until,
        outcome: 'none',
      });
    await begin();
    await pass(takes + 10);
    const job = await world.clock.run(world.bulk.get());
    expect(job).toMatchObject({ error });
    expect(job?.waitsUntil === until).toBe(error === null);
    await ended(world);
  });

  test('waits longer each time while nothing gets through, and goes on by itself', async () => {
    const isDown: ErrorReport = { code: 'unreachable', outcome: 'unknown' };
    for (let line = 1; line <= 4; line += 1) fail(line, ...times(6, isDown));
    await begin(rowsTo(4));
    const job = await ended(world);
    expect(job).toMatchObject({ state: 'done', made: 4, error: null });
    const waits = new Set(world.reported.flatMap((each) => each?.waitsUntil ?? []));
    const pauses = [...waits].map((until, i, all) => until - (all[i - 1] ?? job.startedAt));
    expect(pauses.map((pause) => Math.floor(pause / 1000))).toEqual([2, 4, 8, 16, 32, 60]);
  });

  test('sends nothing while the browser is offline', async () => {
    world.isOnline = false;
    await begin();
    await pass(100_000);
    expect(world.requests).toEqual([]);
    expect(await world.clock.run(world.bulk.get())).toMatchObject({ error: { code: 'offline' } });
    world.isOnline = true;
    expect(await ended(world)).toMatchObject({ made: 6 });
  });

  test.each([
    'unauthorized',
    'forbidden',
    'permission_missing',
    'not_connected',
    'plan_limit',
  ] as const)('pauses with the reason at %s, and goes on when resumed', async (code) => {
    fail(2, { code, outcome: 'none' });
    await begin();
    const paused = await ended(world);
    expect(paused).toMatchObject({ state: 'paused', error: { code }, failed: 0 });
    await world.clock.run(world.bulk.resume('one'));
    await pass(100);
    expect(await ended(world)).toMatchObject({ state: 'done', made: 6, error: null });
  });

  test('that fails by a defect is tried again with the next alarm', async () => {
    for (let line = 1; line <= 4; line += 1) fail(line, { code: 'unreachable', outcome: 'none' });
    const { push } = world.wakes;
    world.wakes.push = () => {
      throw new TypeError('a defect');
    };
    await begin();
    await pass(10_000);
    expect(world.requests).toHaveLength(4);
    world.wakes.push = push;
    await world.clock.run(world.runs.continueWork());
    expect(await ended(world)).toMatchObject({ made: 6 });
  });

  test('pauses when its rows cannot be kept, and sends nothing unkept', async () => {
    await begin();
    world.stored.areRowsBroken = true;
    expect((await ended(world)).error).toMatchObject({ code: 'storage_failed' });
    expect(world.requests.length).toBeLessThanOrEqual(4);
  });
});

describe('what a person does', () => {
  test('pausing ends what is under way, and begins no more', async () => {
    await begin(rowsTo(20));
    await pass(takes / 2);
    await world.clock.run(world.bulk.pause('one'));
    await pass(10_000);
    expect(world.head.value).toMatchObject({ state: 'paused', made: 4 });
    await world.clock.run(world.bulk.resume('one'));
    await pass(50);
    const job = await ended(world);
    expect(job).toMatchObject({ state: 'done', made: 20 });
  });

  test('the same job begun twice is one', async () => {
    const [one, two] = await Promise.all([begin(), begin()]);
    expect(two.startedAt).toBe(one.startedAt);
    await ended(world);
    expect(world.requests).toHaveLength(6);
  });

  test('another one is refused until it is dismissed, so that nobody loses what came of its rows', async () => {
    await begin();
    const another = async () =>
      world.clock.run(world.bulk.begin({ id: 'two', rows: rowsTo(1), options }));
    const refused = { report: { code: 'invalid_input', problem: 'bulk_under_way' } };
    await expect(another()).rejects.toMatchObject(refused);
    await ended(world);
    await expect(another()).rejects.toMatchObject(refused);
    await world.clock.run(world.bulk.dismiss('one'));
    expect(await another()).toMatchObject({ id: 'two', total: 1 });
    expect(await world.clock.run(world.bulk.results('one', 0, 10))).toEqual([]);
  });

  test('failed rows are tried again: under their part, or under another one where it is used up', async () => {
    fail(1, ...times(8, { code: 'outcome_unknown', outcome: 'unknown' }));
    fail(2, { code: 'altered_link', link: remembered() });
    await begin();
    expect(await ended(world)).toMatchObject({ made: 4, failed: 2 });
    await world.clock.run(world.bulk.retry('one'));
    await pass(50);
    expect(await ended(world)).toMatchObject({ state: 'done', made: 6, failed: 0 });
    expect(new Set(partsSent(1)).size).toBe(1);
    expect(new Set(partsSent(2)).size).toBe(2);
  });

  test('dismissing forgets the job and its rows', async () => {
    await begin(rowsTo(20));
    await pass(takes / 2);
    await world.clock.run(world.bulk.dismiss('one'));
    await pass(10_000);
    expect([world.head.value, world.rows.rows]).toEqual([null, []]);
    expect(world.requests).toHaveLength(4);
    expect(await world.clock.run(world.bulk.get())).toBeNull();
    expect(world.reported.at(-1)).toBeNull();
  });
});

describe('another worker', () => {
  test('goes on, and sends what was under way again under the same part', async () => {
    await begin();
    await pass(takes / 2);
    world.restart();
    await world.clock.run(world.runs.continueWork());
    expect(await ended(world)).toMatchObject({ state: 'done', made: 6 });
    for (let line = 1; line <= 4; line += 1) expect(new Set(partsSent(line)).size).toBe(1);
  });

  test('waits for what the one before it waited for', async () => {
    const until = world.clock.now() + 40_000;
    for (let line = 1; line <= 4; line += 1)
      fail(line, { code: 'rate_limited', until, outcome: 'none' });
    await begin();
    await pass(1000);
    world.restart();
    await world.clock.run(world.runs.continueWork());
    await pass(30_000);
    expect(world.requests).toHaveLength(4);
    expect(await ended(world)).toMatchObject({ made: 6 });
  });

  test('leaves a paused job alone', async () => {
    await begin();
    await world.clock.run(world.bulk.pause('one'));
    await pass(1000);
    world.restart();
    await world.clock.run(world.runs.continueWork());
    await pass(1000);
    expect(world.requests).toHaveLength(4);
    expect(await world.clock.run(world.bulk.get())).toMatchObject({ state: 'paused', made: 4 });
  });

  test('reports a row that it cannot read', async () => {
    await begin();
    await pass(takes / 2);
    world.restart();
    const rows = world.stored.all.get('one') ?? [];
    world.stored.all.set('one', [null as never, ...rows.slice(1)]);
    await world.clock.run(world.runs.continueWork());
    expect(await ended(world)).toMatchObject({ made: 5, failed: 1 });
  });
});

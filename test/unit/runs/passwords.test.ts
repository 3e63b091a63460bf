import { beforeEach, describe, expect, test } from 'vitest';

import type { BulkResult } from '@/lib/model/run';

import { managedStores } from '../../fixtures/managed';
import { handlersWith } from '../background/handlers-of';
import { actsIn } from './acts';
import { page, row, rowsTo } from './rows';
import { createWorld, ended, states, takes, type World } from './world';

let world: World;

beforeEach(() => {
  world = createWorld();
});

const { begin, fail, pass } = actsIn(() => world);

/** The results as pages get them. */
const results = async (): Promise<BulkResult[]> =>
  world.clock.run(
    handlersWith({ bulk: world.bulk, stores: managedStores() })['bulk.results']({
      id: 'one',
      from: 0,
      count: 100,
    }),
  );

/** The browser is closed and opened again: what was in memory is gone. */
async function restartBrowser(): Promise<void> {
  world.stored.endBrowser();
  world.restart();
  await world.clock.run(world.runs.continueWork());
}

const passwordsSent = (line: number) =>
  world.requests.filter(({ url }) => url === page(line)).map(({ password }) => password);

const protectedRows = [row(1, { password: 'sesame' }), row(2), row(3, { password: 'open' })];

describe('passwords of rows', () => {
  test('are sent, and reported as set, but never stored as they are', async () => {
    await begin(protectedRows);
    await pass(takes / 2);
    expect(await ended(world)).toMatchObject({ state: 'done', made: 3 });
    expect([passwordsSent(1), passwordsSent(2)]).toEqual([['sesame'], [undefined]]);
    const reported = await results();
    expect(reported.map(({ hasPassword }) => hasPassword)).toEqual([true, false, true]);
    expect(JSON.stringify([reported, world.reported])).not.toMatch(/sesame|open/);
    expect(world.stored.written.join()).not.toMatch(/sesame|open/);
  });

  test('are gone once the list is done', async () => {
    fail(1, { code: 'invalid_input', outcome: 'none' });
    await begin(protectedRows);
    expect(await ended(world)).toMatchObject({ made: 2, failed: 1 });
    expect((await results()).map(({ hasPassword }) => hasPassword)).toEqual([true, false, true]);
    expect(world.stored.passwords).toEqual({});
  });

  test('outlast the worker', async () => {
    await begin(protectedRows);
    await pass(takes / 2);
    world.restart();
    await world.clock.run(world.runs.continueWork());
    expect(await ended(world)).toMatchObject({ state: 'done', made: 3, locked: 0 });
    expect(new Set(passwordsSent(1))).toEqual(new Set(['sesame']));
  });
});

describe('after a restart of the browser', () => {
  beforeEach(async () => {
    await begin(protectedRows);
    await pass(takes / 2);
    await restartBrowser();
  });

  test('rows with a password wait for it, and the others are made', async () => {
    const job = await ended(world);
    const error = { code: 'invalid_input', problem: 'bulk_password_gone' };
    expect(job).toMatchObject({ state: 'paused', made: 1, locked: 2, failed: 0, error });
    expect(states(world)).toEqual(['waiting', 'made', 'waiting']);
    expect((await results()).map(({ lacksPassword }) => lacksPassword)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('going on without a password makes none of them without one', async () => {
    await ended(world);
    await world.clock.run(world.bulk.resume('one'));
    await pass(1000);
    expect(await ended(world)).toMatchObject({ state: 'paused', made: 1, locked: 2 });
    expect(world.requests.filter(({ password }) => password === undefined)).toHaveLength(2);
  });

  test('they are made with the password that is entered, under the part that may be theirs', async () => {
    await ended(world);
    const { part } = world.rows.rows[0] ?? {};
    await world.clock.run(world.bulk.enterPassword('one', 'other'));
    await pass(50);
    expect(world.stored.written.join()).not.toContain('other');
    expect(await ended(world)).toMatchObject({ state: 'done', made: 3, locked: 0 });
    expect(passwordsSent(1)).toEqual(['sesame', 'other']);
    expect(
      new Set(world.requests.filter(({ url }) => url === page(1)).map(({ alias }) => alias)),
    ).toEqual(new Set([part]));
  });

  test.each([
    ['', 'password_missing'],
    ['no spaces', 'password_characters'],
  ])('what cannot be a password (%j) is refused', async (typed, problem) => {
    await ended(world);
    await expect(world.clock.run(world.bulk.enterPassword('one', typed))).rejects.toMatchObject({
      report: { field: 'password', problem },
    });
    expect(world.head.value).toMatchObject({ state: 'paused', locked: 2 });
  });

  test('they can be left out, and are reported as failed', async () => {
    await ended(world);
    await world.clock.run(world.bulk.leaveOut('one'));
    await pass(50);
    expect(await ended(world)).toMatchObject({ state: 'done', made: 1, failed: 2, locked: 0 });
    const [first] = await results();
    // Its request was under way when the browser ended.
    expect(first).toMatchObject({
      state: 'failed',
      hasPassword: true,
      error: { problem: 'bulk_password_gone', outcome: 'unknown' },
    });
  });
});

test('a failed row that is tried again asks for its password', async () => {
  fail(1, { code: 'invalid_input', outcome: 'none' });
  await begin(rowsTo(1, { password: 'sesame' }));
  await ended(world);
  await world.clock.run(world.bulk.retry('one'));
  await pass(50);
  expect(await ended(world)).toMatchObject({ state: 'paused', locked: 1, failed: 0 });
  await world.clock.run(world.bulk.enterPassword('one', 'sesame'));
  await pass(50);
  expect(await ended(world)).toMatchObject({ state: 'done', made: 1 });
  expect(passwordsSent(1)).toEqual(['sesame', 'sesame']);
});

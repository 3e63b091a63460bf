import { beforeEach, describe, expect, test } from 'vitest';

import { actsIn } from './acts';
import { options, row, rowsTo } from './rows';
import { createWorld, ended, takes, type World } from './world';

let world: World;

beforeEach(() => {
  world = createWorld();
});

const { begin, fail, pass } = actsIn(() => world);

const own = 'https://short.example';

const resumed = async () => {
  await world.clock.run(world.runs.reconnected());
  await pass(50);
};

describe('a list belongs to its service', () => {
  test.each([
    ['another service', 'https://other.example'],
    ['another account', 'https://short.example#bob'],
  ])(
    'pauses as soon as %s is connected, and goes on once its own is connected again',
    async (_, other) => {
      await begin(rowsTo(20));
      await pass(takes * 1.5);
      world.connected = other;
      const paused = await ended(world);
      const error = { code: 'other_service', address: own, outcome: 'none' };
      // The four that were under way had been sent.
      expect(paused).toMatchObject({ state: 'paused', made: 8, failed: 0, error });
      expect(world.requests).toHaveLength(8);
      await world.clock.run(world.bulk.resume('one'));
      await pass(50);
      expect(await ended(world)).toMatchObject({ state: 'paused', error });
      expect(world.requests).toHaveLength(8);

      world.connected = own;
      await resumed();
      expect(await ended(world)).toMatchObject({ state: 'done', made: 20, failed: 0 });
    },
  );

  test('is checked before each request, not only when its row begins', async () => {
    await begin([row(1)]);
    // While the row is being written down.
    world.connected = 'https://other.example';
    expect(await ended(world)).toMatchObject({ state: 'paused', made: 0 });
    expect(world.requests).toEqual([]);
  });

  test('files its links nowhere else', async () => {
    const campaign = { kind: 'campaign', id: '3', name: 'Spring' } as const;
    await begin([row(1, { campaign })]);
    await pass(takes - 10);
    world.connected = 'https://other.example';
    expect(await ended(world)).toMatchObject({ state: 'paused', error: { code: 'other_service' } });
    expect(world.filed).toEqual([]);
    world.connected = own;
    await resumed();
    expect(await ended(world)).toMatchObject({ state: 'done', made: 1 });
    expect(world.filed).toHaveLength(1);
  });

  test('is paused by the next worker, too, while another service is connected', async () => {
    await begin(rowsTo(6));
    await pass(takes / 2);
    world.restart();
    world.connected = 'https://other.example';
    await world.clock.run(world.runs.continueWork());
    expect(await ended(world)).toMatchObject({ state: 'paused', error: { code: 'other_service' } });
    expect(world.requests).toHaveLength(4);
  });

  test('is refused while nothing is connected', async () => {
    world.connected = null;
    const begun = world.bulk.begin({ id: 'one', rows: rowsTo(1), options });
    await expect(world.clock.run(begun)).rejects.toMatchObject({
      report: { code: 'not_connected' },
    });
    expect(world.head.value).toBeNull();
  });
});

describe('connecting again', () => {
  test.each(['unauthorized', 'forbidden', 'not_connected'] as const)(
    'goes on with what was paused by %s',
    async (code) => {
      fail(2, { code, outcome: 'none' });
      await begin();
      expect(await ended(world)).toMatchObject({ state: 'paused', failed: 0 });
      await resumed();
      expect(await ended(world)).toMatchObject({ state: 'done', made: 6 });
    },
  );

  test('leaves alone what a person paused', async () => {
    await begin();
    await world.clock.run(world.bulk.pause('one'));
    await pass(1000);
    await resumed();
    await pass(1000);
    expect(world.head.value).toMatchObject({ state: 'paused', made: 4 });
  });
});

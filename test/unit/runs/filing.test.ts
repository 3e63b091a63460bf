import { beforeEach, describe, expect, test } from 'vitest';

import { actsIn } from './acts';
import { row, rowsTo } from './rows';
import { createWorld, ended, takes, type World } from './world';

let world: World;

beforeEach(() => {
  world = createWorld();
});

const { begin, pass } = actsIn(() => world);

describe('filing', () => {
  const campaign = { kind: 'campaign', id: '3', name: 'Spring' } as const;
  const channel = { kind: 'channel', id: '4', name: 'News' } as const;

  test('comes after the link', async () => {
    await begin([row(1, { campaign, channel })]);
    expect(await ended(world)).toMatchObject({ made: 1 });
    const { shortUrl = null } = world.rows.rows[0] ?? {};
    expect(world.filed).toEqual([
      [shortUrl, campaign],
      [shortUrl, channel],
    ]);
  });

  test('that fails loses no link', async () => {
    world.filings.push({ code: 'not_found', outcome: 'none' });
    await begin([row(1, { campaign })]);
    expect(await ended(world)).toMatchObject({ made: 1, failed: 0 });
    expect(world.rows.rows).toMatchObject([{ state: 'made', error: { code: 'not_found' } }]);
  });

  test('waits for the rate limit, and each link is filed once', async () => {
    const until = world.clock.now() + 60_000;
    world.filings.push({ code: 'rate_limited', until }, { code: 'rate_limited', until });
    await begin(rowsTo(20, { campaign }));
    await pass(2000);
    expect(world.head.value).toMatchObject({ state: 'working', waitsUntil: until });
    expect(await ended(world)).toMatchObject({ made: 20 });
    expect([world.requests.length, world.filed.length]).toEqual([20, 20]);
  });

  test('is gone on with by another worker, and makes no link again', async () => {
    await begin([row(1, { campaign, password: 'sesame' })]);
    await pass(takes * 1.5);
    expect(world.rows.rows).toMatchObject([{ state: 'waiting', had: 'made' }]);
    world.restart();
    await world.clock.run(world.runs.continueWork());
    expect(await ended(world)).toMatchObject({ made: 1 });
    expect(world.requests).toHaveLength(1);
  });
});

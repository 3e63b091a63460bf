import { expect, test } from 'vitest';

import { actsIn } from './acts';
import { rowsTo } from './rows';
import { createWorld } from './world';

const hour = 3_600_000;

test('a list waits for the rate limit no longer than an hour, though the clock is set back by three meanwhile', async () => {
  const world = createWorld();
  const { begin, fail, pass } = actsIn(() => world);
  const until = world.clock.now() + 40_000;
  fail(1, { code: 'rate_limited', until, outcome: 'none' });
  await begin(rowsTo(1));
  await pass(1000);
  expect(world.head.value).toMatchObject({ waitsUntil: until });
  world.clock.set(-3 * hour);
  await pass(hour + 60_000);
  expect(world.head.value).toMatchObject({ state: 'done', made: 1 });
});

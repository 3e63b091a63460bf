import { expect, test } from 'vitest';

import { cpuBetween } from '../../bench/browser/cpu-time.ts';

/** What threads have used, in milliseconds. */
const used = (threads: Record<string, number>) =>
  new Map(Object.entries(threads).map(([id, ms]) => [id, ms * 1e6]));

test.each([
  ['what a thread used before is not counted', { a: 500 }, { a: 530 }, 30],
  ['a thread that began in between counts as a whole', {}, { b: 12 }, 12],
  ['a tab that was closed takes nothing off', { a: 500, c: 900 }, { a: 510 }, 10],
  ['a number that was given to another thread is no work undone', { a: 500 }, { a: 3 }, 0],
])('%s', (_, before, after, ms) => {
  expect(cpuBetween(used(before), used(after))).toBe(ms);
});

import { expect, test } from 'vitest';

import { cpuBetween } from '../../bench/browser/cpu-time.ts';

const ms = (count: number) => count * 1e6;

test('what a thread used before is not counted', () => {
  const before = new Map([['1/task/1', ms(500)]]);
  expect(cpuBetween(before, new Map([['1/task/1', ms(530)]]))).toBe(30);
});

test('a thread that began in between counts as a whole', () => {
  expect(cpuBetween(new Map(), new Map([['2/task/2', ms(12)]]))).toBe(12);
});

test('a process that ended takes nothing off: a tab that is closed has used much before', () => {
  const before = new Map([
    ['1/task/1', ms(500)],
    ['3/task/3', ms(900)],
  ]);
  expect(cpuBetween(before, new Map([['1/task/1', ms(510)]]))).toBe(10);
});

test('a number that was given to another thread is no work undone', () => {
  expect(cpuBetween(new Map([['1/task/1', ms(500)]]), new Map([['1/task/1', ms(3)]]))).toBe(0);
});

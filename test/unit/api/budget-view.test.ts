import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { workers } from './workers.ts';

const now = 1_000_000_000;
const second = 1000;

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const later = (...seconds: number[]) => seconds.map((each) => now + each * second);

test.each([
  ['nothing was asked', [], 30, 0, { left: 30, spareAt: 0, resetsAt: 0 }],
  ['some was', later(40, 20), 30, 0, { left: 28, spareAt: 0, resetsAt: now + 40 * second }],
  [
    'all is used',
    later(40, 20),
    2,
    0,
    { left: 0, spareAt: now + 40 * second, resetsAt: now + 40 * second },
  ],
  [
    'more than all is used',
    later(10, 30, 20),
    2,
    0,
    { left: 0, spareAt: now + 30 * second, resetsAt: now + 30 * second },
  ],
  [
    'no more is used than is there for lists',
    later(40, 30, 20, 10),
    7,
    0,
    { left: 3, spareAt: now + 10 * second, resetsAt: now + 40 * second },
  ],
  [
    'the service wants none',
    later(10),
    30,
    now + 50 * second,
    { left: 0, spareAt: now + 50 * second, resetsAt: now + 50 * second },
  ],
  [
    'that is over',
    [],
    30,
    now - second,
    { left: 30, spareAt: now - second, resetsAt: now - second },
  ],
])('what is left when %s', async (_, spent, limit, notBefore, view) => {
  const budget = workers({ spent, limit, notBefore }).start();
  expect(await budget.view()).toEqual({ limit, ...view });
});

test('looking takes nothing and forgets what is over', async () => {
  const budget = workers().start();
  for (let i = 0; i < 3; i += 1) await budget.acquire();
  const view = { limit: 30, left: 27, spareAt: 0, resetsAt: now + 80 * second };
  expect([await budget.view(), await budget.view()]).toEqual([view, view]);
  vi.setSystemTime(now + 80 * second);
  expect(await budget.view()).toEqual({ limit: 30, left: 30, spareAt: 0, resetsAt: 0 });
});

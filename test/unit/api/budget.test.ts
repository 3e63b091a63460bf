import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createBudget } from '@/lib/api/budget';

import { reportOf } from './test-client.ts';
import { nothing, take, workers } from './workers.ts';

const second = 1000;

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => vi.useRealTimers());

describe('what a service tells', () => {
  test('30 go at once, the next is refused with the moment', async () => {
    const budget = workers().start();
    await take(budget, 30);
    expect(await reportOf(budget.acquire())).toEqual({
      code: 'rate_limited',
      until: Date.now() + 80 * second,
      outcome: 'none',
    });
  });

  test('another limit counts from then on', async () => {
    const budget = workers().start();
    const settle = await budget.acquire();
    await settle({ ...nothing, limit: 2 });
    await budget.acquire();
    expect(await reportOf(budget.acquire())).toMatchObject({ code: 'rate_limited' });
  });

  test.each([0, -5])('a limit of %i is not taken for a limit', async (limit) => {
    const budget = workers().start();
    const settle = await budget.acquire();
    await settle({ ...nothing, limit });
    await take(budget, 29);
    expect(await reportOf(budget.acquire())).toMatchObject({ code: 'rate_limited' });
  });

  test('an answer frees its place a minute later', async () => {
    const budget = workers({ spent: [], limit: 1, notBefore: 0 }).start();
    const settle = await budget.acquire();
    await settle(nothing);
    expect(await reportOf(budget.acquire())).toMatchObject({ until: Date.now() + 60 * second });
    await vi.advanceTimersByTimeAsync(60 * second);
    await budget.acquire();
  });

  test('a reset frees it then', async () => {
    const budget = workers({ spent: [], limit: 1, notBefore: 0 }).start();
    const settle = await budget.acquire();
    await settle({ ...nothing, resetAt: Date.now() + 10 * second });
    await vi.advanceTimersByTimeAsync(10 * second);
    await budget.acquire();
  });

  test.each([
    [28, 28],
    [2, 2],
    [0, 0],
    [-1, 0],
  ])('with %i left, %i more may go: others use the key, too', async (remaining, more) => {
    const budget = workers().start();
    const settle = await budget.acquire();
    await settle({ ...nothing, remaining });
    await take(budget, more);
    expect(await reportOf(budget.acquire())).toMatchObject({ code: 'rate_limited' });
  });

  test('a refusal holds for every worker until its moment', async () => {
    const { start } = workers();
    const settle = await start().acquire();
    await settle({ ...nothing, notBefore: Date.now() + 30 * second });
    expect(await reportOf(start().acquire())).toMatchObject({ until: Date.now() + 30 * second });
    await vi.advanceTimersByTimeAsync(30 * second);
    await start().acquire();
  });

  test('a giant limit keeps the state small', async () => {
    const { start, stored } = workers();
    const settle = await start().acquire();
    await settle({ ...nothing, limit: 1e12, remaining: 0 });
    expect(stored()?.length).toBeLessThan(20_000);
    expect(await reportOf(start().acquire())).toMatchObject({ code: 'rate_limited' });
  });
});

describe('waiting', () => {
  test('is done when it is short', async () => {
    const budget = workers({ spent: [Date.now() + 5 * second], limit: 1, notBefore: 0 }).start();
    const turn = budget.acquire().then(() => Date.now());
    const began = Date.now();
    await vi.advanceTimersByTimeAsync(5 * second);
    expect(await turn).toBe(began + 5 * second);
  });

  test('of 5 s is enough for nobody to wait longer', async () => {
    const budget = workers({ spent: [Date.now() + 4 * second], limit: 1, notBefore: 0 }).start();
    const turns = [1, 2, 3].map(() =>
      budget.acquire().then(
        () => 'went',
        () => 'refused',
      ),
    );
    await vi.advanceTimersByTimeAsync(4 * second);
    expect(await Promise.all(turns)).toEqual(['went', 'refused', 'refused']);
  });

  test('twice adds up', async () => {
    const budget = workers({ spent: [Date.now() + 3 * second], limit: 2, notBefore: 0 }).start();
    const settle = await budget.acquire();
    const turn = reportOf(budget.acquire());
    const until = Date.now() + 6 * second;
    await settle({ ...nothing, notBefore: until });
    await vi.advanceTimersByTimeAsync(6 * second);
    expect(await turn).toEqual({ code: 'rate_limited', until, outcome: 'none' });
  });

  test('does not keep an answer from being counted', async () => {
    const budget = workers({ spent: [Date.now() + 5 * second], limit: 2, notBefore: 0 }).start();
    const settle = await budget.acquire();
    const turn = budget.acquire();
    await settle({ ...nothing, limit: 30 });
    await vi.advanceTimersByTimeAsync(5 * second);
    await turn;
  });
});

test('a clock that was set back locks nobody out for long', async () => {
  const stored = { spent: [Date.now() * 2], limit: 1, notBefore: Date.now() * 2 };
  const budget = workers(stored).start();
  const until = (await reportOf(budget.acquire())).until ?? Infinity;
  expect(until - Date.now()).toBeLessThanOrEqual(3600 * second);
});

test('an answer counts although it cannot be written down', async () => {
  const budget = createBudget({
    now: () => Date.now(),
    wait: async () => undefined,
    load: async () => null,
    save: vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockRejectedValue(new Error('full')),
  });
  const settle = await budget.acquire();
  await expect(settle(nothing)).resolves.toBeUndefined();
});

describe('a clock that is set', () => {
  const hour = 3600 * second;

  test.each([
    ['back an hour', -hour, 80],
    ['back a minute', -60 * second, 80],
    ['forward a day', 24 * hour, 0],
  ] as const)('%s makes nobody wait for longer', async (_, by, seconds) => {
    const budget = workers().start();
    await take(budget, 30);
    vi.setSystemTime(Date.now() + by);
    const refused = { code: 'rate_limited', until: Date.now() + seconds * second, outcome: 'none' };
    if (seconds === 0) return void (await take(budget, 1));
    expect(await reportOf(budget.acquire())).toEqual(refused);
    vi.setSystemTime(Date.now() + seconds * second);
    await take(budget, 1);
  });
});

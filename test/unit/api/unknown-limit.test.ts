import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createBudget } from '@/lib/api/budget';

import { reportOf } from './test-client.ts';
import { nothing, take, workers } from './workers.ts';

const second = 1000;

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => vi.useRealTimers());

const withoutLimit = () => workers(null, Infinity);

describe('before the service names a limit', () => {
  test('any number of requests goes, and nothing is stored', async () => {
    const { start, stored } = withoutLimit();
    const budget = start();
    const settled = await take(budget, 2000);
    for (const settle of settled) await settle(nothing);
    await take(budget, 2000);
    expect(stored()).toBeNull();
  });

  test('the store is read once a request, and no request waits', async () => {
    const [load, save, wait] = [vi.fn(async () => null), vi.fn(async () => undefined), vi.fn()];
    const budget = createBudget({ now: () => Date.now(), wait, load, save, limit: Infinity });
    const settle = await budget.acquire();
    expect(load).toHaveBeenCalledTimes(1);
    await settle(nothing);
    await budget.acquire();
    expect({ saved: save.mock.calls, waited: wait.mock.calls }).toEqual({ saved: [], waited: [] });
  });

  test.each([0, -5])('a limit of %i is not taken for a limit', async (limit) => {
    const { start, stored } = withoutLimit();
    const [settle] = await take(start(), 1);
    await settle?.({ ...nothing, limit, remaining: 0 });
    expect(stored()).toBeNull();
  });

  test('a remaining count alone names no limit, and its request counts for a minute all the same', async () => {
    const { start, stored } = withoutLimit();
    const budget = start();
    const [settle] = await take(budget, 1);
    await settle?.({ ...nothing, remaining: 3 });
    expect(stored()).toBeNull();
    await vi.advanceTimersByTimeAsync(60 * second);
    await (
      await budget.acquire()
    )({ ...nothing, limit: 2 });
    await budget.acquire();
  });
});

describe('once the service names a limit', () => {
  test('requests sent before count, answered or not', async () => {
    const { start } = withoutLimit();
    const budget = start();
    const [first, next] = await take(budget, 3);
    await first?.(nothing);
    await next?.({ ...nothing, limit: 5 });
    await take(budget, 2);
    expect(await reportOf(budget.acquire())).toMatchObject({
      code: 'rate_limited',
      outcome: 'none',
    });
  });

  test('every later worker knows it', async () => {
    const { start } = withoutLimit();
    const [settle] = await take(start(), 1);
    await settle?.({ ...nothing, limit: 2, remaining: 1 });
    const later = start();
    await later.acquire();
    expect(await reportOf(later.acquire())).toMatchObject({ code: 'rate_limited' });
  });

  test('an answer that does not mention it changes nothing', async () => {
    const { start } = withoutLimit();
    const budget = start();
    const [first, next] = await take(budget, 2);
    await first?.({ ...nothing, limit: 3 });
    await next?.(nothing);
    await budget.acquire();
    expect(await reportOf(budget.acquire())).toMatchObject({ code: 'rate_limited' });
  });
});

describe('a refusal that names no limit', () => {
  const refused = () => ({ ...nothing, notBefore: Date.now() + 20 * second });

  test('holds every worker back until its moment', async () => {
    const { start } = withoutLimit();
    const [settle] = await take(start(), 1);
    await settle?.(refused());
    expect(await reportOf(start().acquire())).toMatchObject({ until: Date.now() + 20 * second });
    await vi.advanceTimersByTimeAsync(20 * second);
    await start().acquire();
  });

  test.each([
    ['the usual one', 5, 30],
    ['as many as it just took', 41, 40],
  ])('is taken for %s after %i', async (_, sent, limit) => {
    const { start } = withoutLimit();
    const budget = start();
    const settled = await take(budget, sent);
    for (const settle of settled.slice(0, -1)) await settle(nothing);
    await settled.at(-1)?.(refused());
    await vi.advanceTimersByTimeAsync(61 * second);
    await take(budget, limit);
    expect(await reportOf(budget.acquire())).toMatchObject({ code: 'rate_limited' });
  });

  test('gives way to the limit that an answer names', async () => {
    const { start } = withoutLimit();
    const budget = start();
    const [settle] = await take(budget, 1);
    await settle?.(refused());
    await vi.advanceTimersByTimeAsync(61 * second);
    await (
      await budget.acquire()
    )({ ...nothing, limit: 100 });
    await take(budget, 99);
    expect(await reportOf(budget.acquire())).toMatchObject({ code: 'rate_limited' });
  });
});

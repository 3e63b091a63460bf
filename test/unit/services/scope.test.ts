import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createScope, untilScopeEnds, scopedFetch, scopedWait } from '@/lib/services/scope';

/** What a promise came to by now. */
async function fateOf(promise: Promise<unknown>): Promise<string> {
  let fate = 'open';
  promise.then(
    (value) => (fate = `is ${String(value)}`),
    (failure: unknown) => (fate = `failed with ${String(failure)}`),
  );
  await vi.advanceTimersByTimeAsync(0);
  return fate;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a step', () => {
  it('is done, and hands its result or failure on', async () => {
    const scope = createScope();
    expect(await scope.step(async () => 1)).toBe(1);
    await expect(scope.step(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('waits until the scope is ready, even if getting ready fails', async () => {
    const ready = Promise.withResolvers<never>();
    const step = createScope(ready.promise).step(async () => 1);
    expect(await fateOf(step)).toBe('open');
    ready.reject(new Error('full'));
    expect(await step).toBe(1);
  });

  it('does not begin once the scope has ended', async () => {
    const scope = createScope();
    await scope.end();
    const work = vi.fn(async () => 1);
    expect(await fateOf(scope.step(work))).toBe('open');
    expect(work).not.toHaveBeenCalled();
  });

  it.each(['resolve', 'reject'] as const)(
    'that is under way at the end is waited for, and tells nothing (%s)',
    async (outcome) => {
      const scope = createScope();
      const work = Promise.withResolvers<number>();
      const step = scope.step(async () => work.promise);
      await vi.advanceTimersByTimeAsync(0);
      const ended = scope.end();
      expect(await fateOf(ended)).toBe('open');
      work[outcome](1);
      expect(await fateOf(ended)).toBe('is undefined');
      expect(await fateOf(step)).toBe('open');
    },
  );

  it('that waits for its turn at the end never begins', async () => {
    const ready = Promise.withResolvers<void>();
    const scope = createScope(ready.promise);
    const work = vi.fn(async () => 1);
    const step = scope.step(work);
    const ended = scope.end();
    ready.resolve();
    await ended;
    expect(await fateOf(step)).toBe('open');
    expect(work).not.toHaveBeenCalled();
  });

  it('is each of the functions that are guarded', async () => {
    const scope = createScope();
    const { add } = scope.guard({ add: async (a: number, b: number) => a + b });
    expect(await add(1, 2)).toBe(3);
    await scope.end();
    expect(await fateOf(add(1, 2))).toBe('open');
  });

  it('finds the others of its object', async () => {
    const counting = {
      one: async () => 1,
      async twice(): Promise<number> {
        return (await this.one()) * 2;
      },
    };
    expect(await createScope().guard(counting).twice()).toBe(2);
  });
});

describe('at the end of a scope', () => {
  it('what is being fetched is aborted, and nothing more is sent', async () => {
    const scope = createScope();
    const signals: AbortSignal[] = [];
    const fetch = scopedFetch(async (_input, init) => {
      if (init?.signal) signals.push(init.signal);
      return new Promise<never>(() => undefined);
    }, scope);
    void fetch('https://short.example/');
    const own = new AbortController();
    void fetch('https://short.example/', { signal: own.signal });
    void fetch(new Request('https://short.example/', { signal: own.signal }));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
    own.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, true]);
    await scope.end();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('what waits never goes on, and leaves no timer', async () => {
    const scope = createScope();
    const wait = scopedWait(scope);
    const waited = wait(10);
    await vi.advanceTimersByTimeAsync(10);
    expect(await fateOf(waited)).toBe('is undefined');
    const waits = wait(10);
    await scope.end();
    expect(vi.getTimerCount()).toBe(0);
    expect(await fateOf(Promise.race([waits, wait(0)]))).toBe('open');
  });

  it('whoever waits for work hears of it at once', async () => {
    const scope = createScope();
    const waiting = untilScopeEnds(scope, async () => new Promise<never>(() => undefined));
    expect(await untilScopeEnds(scope, async () => 1)).toBe(1);
    await scope.end();
    await expect(waiting).rejects.toMatchObject({
      report: { code: 'not_connected', outcome: 'unknown' },
    });
    await expect(untilScopeEnds(scope, async () => 1)).rejects.toThrow();
  });
});

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Budget } from '@/lib/api/budget';
import { readRateLimit, retryAt } from '@/lib/api/rate-headers';

import { seededRandom } from '../../service/faults/seeded-random.ts';
import { workers } from './workers.ts';

const minute = 60_000;

/** How a service writes down a moment in whole seconds. */
const rounding = { up: Math.ceil, down: Math.floor, nearest: Math.round };

/** A service that tells the truth, in its own words. */
interface Host {
  limit: number;
  /** Milliseconds of a window, which begins with the first request in it. */
  window: number;
  rounds: keyof typeof rounding;
  writes: 'seconds' | 'date';
  /** Milliseconds by which its clock is wrong. */
  skew: number;
  /** Which of the headers it sends. */
  tells: { limit: boolean; remaining: boolean; reset: boolean };
}

function countingService({ limit, window, rounds, writes, skew, tells }: Host) {
  let opened = -Infinity;
  let count = 0;
  const course = { refused: 0, taken: [] as number[] };
  const receive = (): { headers: Headers; isRefused: boolean } => {
    const now = Date.now();
    if (now >= opened + window) [opened, count] = [now, 0];
    count += 1;
    const isRefused = count > limit;
    if (isRefused) course.refused += 1;
    else course.taken.push(now);
    const reset = rounding[rounds]((opened + window + skew) / 1000);
    const headers = new Headers({ Date: new Date(now + skew).toUTCString() });
    if (tells.limit) headers.set('X-RateLimit-Limit', String(limit));
    if (tells.remaining) headers.set('X-RateLimit-Remaining', String(limit - count));
    const written =
      writes === 'seconds' ? String(reset) : new Date(reset * 1000).toISOString().slice(0, 19);
    if (tells.reset) headers.set('X-RateLimit-Reset', written.replace('T', ' '));
    return { headers, isRefused };
  };
  return { receive, course };
}

interface Load {
  /** Callers that each send one request after the other. */
  callers: number;
  /** Milliseconds there, and as long back, at most. */
  latency: number;
  seed: number;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Lets callers send as much as the budget lets through, for so many milliseconds. */
async function simulate(host: Host, budget: Budget, load: Load & { lasts: number }) {
  const service = countingService(host);
  const random = seededRandom(load.seed);
  const end = Date.now() + load.lasts;
  const send = async (): Promise<void> => {
    const settle = await budget.acquire();
    await pause(Math.floor(random() * load.latency));
    const { headers, isRefused } = service.receive();
    await pause(Math.floor(random() * load.latency));
    const answer = { status: 200, headers, body: { kind: 'empty' as const } };
    const notBefore = isRefused ? retryAt(answer, undefined, Date.now()) : undefined;
    await settle({ ...readRateLimit(answer, Date.now()), notBefore });
  };
  const caller = async (): Promise<void> => {
    while (Date.now() < end) {
      const until = await send().then(
        () => 0,
        ({ report }: { report: { until: number } }) => report.until,
      );
      await pause(Math.max(0, until - Date.now()));
    }
  };
  const callers = Promise.all(Array.from({ length: load.callers }, caller));
  await vi.advanceTimersByTimeAsync(load.lasts + 2 * minute + 2 * host.window);
  await callers;
  return service.course;
}

/** How much of what is allowed was used from the second window on: 1 for all of it. */
function shareOf(taken: readonly number[], limit: number): number {
  const rounds = taken.slice(limit).map((time, i) => time - (taken[i] ?? 0));
  return minute / (rounds.reduce((sum, round) => sum + round, 0) / rounds.length);
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00.417Z') }));
afterEach(() => vi.useRealTimers());

const all = { limit: true, remaining: true, reset: true };

const words = {
  rounds: fc.constantFrom('up', 'down', 'nearest'),
  writes: fc.constantFrom('seconds', 'date'),
  skew: fc.integer({ min: -600_000, max: 600_000 }),
} as const;

test.each([30, 60, 600])(
  'of %i a minute at least 98 % are used and none is refused, however the service spells its limit',
  async (limit) => {
    const cases = fc.record({
      ...words,
      latency: fc.integer({ min: 0, max: 200 }),
      seed: fc.nat(),
    });
    const check = async ({
      latency,
      seed,
      ...spelling
    }: typeof cases extends fc.Arbitrary<infer T> ? T : never) => {
      const host: Host = { limit, window: minute, tells: all, ...spelling };
      const budget = workers(null, Infinity).start();
      const callers = limit === 600 ? 8 : 4;
      const load = { callers, latency, seed, lasts: limit === 600 ? 3 * minute : 5 * minute };
      const { refused, taken } = await simulate(host, budget, load);
      expect(refused).toBe(0);
      expect(shareOf(taken, limit)).toBeGreaterThanOrEqual(0.98);
    };
    await fc.assert(fc.asyncProperty(cases, check), { numRuns: limit === 600 ? 4 : 15 });
  },
);

test('none is refused where the limit is known, whatever a service tells of it', async () => {
  const cases = fc.record({
    ...words,
    limit: fc.integer({ min: 1, max: 40 }),
    window: fc.oneof(fc.constant(minute), fc.integer({ min: 10_000, max: minute })),
    tells: fc.record({ limit: fc.boolean(), remaining: fc.boolean(), reset: fc.boolean() }),
    callers: fc.integer({ min: 1, max: 8 }),
    latency: fc.integer({ min: 0, max: 800 }),
    seed: fc.nat(),
  });
  const check = async (each: typeof cases extends fc.Arbitrary<infer T> ? T : never) => {
    const { callers, latency, seed, ...service } = each;
    const budget = workers({ spent: [], limit: service.limit, notBefore: 0 }).start();
    const load = { callers, latency, seed, lasts: 3 * minute };
    const { refused, taken } = await simulate(service, budget, load);
    expect(refused).toBe(0);
    expect(taken.length).toBeGreaterThan(0);
  };
  await fc.assert(fc.asyncProperty(cases, check), { numRuns: 30 });
});

test('a service with longer windows refuses once or twice in each', async () => {
  const window = 5 * minute;
  const host: Host = { limit: 5, window, tells: all, rounds: 'up', writes: 'seconds', skew: 0 };
  const budget = workers({ spent: [], limit: 5, notBefore: 0 }).start();
  const load = { callers: 2, latency: 100, seed: 1, lasts: 30 * minute };
  const { refused, taken } = await simulate(host, budget, load);
  expect(refused).toBeLessThanOrEqual(12);
  expect(taken.length).toBeGreaterThanOrEqual(30);
});

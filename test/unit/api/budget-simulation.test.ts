import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { workers } from './workers.ts';

const second = 1000;
const nothing = {
  limit: undefined,
  remaining: undefined,
  resetAt: undefined,
  notBefore: undefined,
};

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => vi.useRealTimers());

/** A service that counts in fixed windows of a minute, from the first request that reaches it. */
function countingService(limit: number, talks: boolean) {
  let opened = -Infinity;
  let count = 0;
  let most = 0;
  const receive = (): { remaining: number; resetAt: number } => {
    if (Date.now() >= opened + 60 * second) [opened, count] = [Date.now(), 0];
    count += 1;
    most = Math.max(most, count);
    return { remaining: limit - count, resetAt: opened + 60 * second };
  };
  const told = () => {
    const { remaining, resetAt } = receive();
    return talks ? { ...nothing, limit, remaining, resetAt } : nothing;
  };
  return { receive: told, most: () => most };
}

interface Step {
  /** Milliseconds that pass before it. */
  after: number;
  callers: number;
  /** Milliseconds on the way there and back. */
  there: number;
  back: number;
  /** The worker dies before the answers are there. */
  dies: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  after: fc.oneof(fc.nat(2000), fc.nat(90_000)),
  callers: fc.integer({ min: 1, max: 12 }),
  there: fc.oneof(fc.nat(300), fc.nat(9000)),
  back: fc.oneof(fc.nat(300), fc.nat(9000)),
  dies: fc.boolean(),
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Lets a number of callers, workers and deaths run against a service. @returns the most it had in a window, and how many went */
async function simulate(
  steps: Step[],
  limit: number,
  talks: boolean,
): Promise<{ most: number; sent: number }> {
  const service = countingService(limit, talks);
  const { start } = workers({ spent: [], limit, notBefore: 0 });
  let worker = { budget: start(), dead: false };
  let sent = 0;

  const call = async ({ there, back, dies }: Step, mine: typeof worker): Promise<void> => {
    const settle = await mine.budget.acquire().catch(() => null);
    if (settle === null || mine.dead) return;
    sent += 1;
    await pause(there);
    const told = service.receive();
    if (dies) return;
    await pause(back);
    if (!mine.dead) await settle(told);
  };

  const calls: Promise<void>[] = [];
  for (const each of steps) {
    await vi.advanceTimersByTimeAsync(each.after);
    for (let i = 0; i < each.callers; i += 1) calls.push(call(each, worker));
    if (!each.dies) continue;
    await vi.advanceTimersByTimeAsync(1);
    worker.dead = true;
    worker = { budget: start(), dead: false };
  }
  await vi.advanceTimersByTimeAsync(120 * second);
  await Promise.all(calls);
  return { most: service.most(), sent };
}

test.each([
  ['talks of its limits', true],
  ['says nothing', false],
])('the budget is never exceeded where the service %s', async (_, talks) => {
  const steps = fc.array(step, { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 30 }), async (plan, limit) => {
      const { most, sent } = await simulate(plan, limit, talks);
      expect(most).toBeLessThanOrEqual(limit);
      expect(sent).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

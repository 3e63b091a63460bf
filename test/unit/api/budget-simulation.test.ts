import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { nothing, workers } from './workers.ts';

const second = 1000;

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => vi.useRealTimers());

interface Host {
  /** Requests in one window, and the milliseconds of it. */
  limit: number;
  window: number;
  /** Whether its answers tell about its limit. */
  talks: boolean;
}

/** A service that counts in fixed windows, from the first request that reaches it, and refuses what is too much. */
function countingService({ limit, window, talks }: Host) {
  let opened = -Infinity;
  let count = 0;
  let most = 0;
  const receive = () => {
    if (Date.now() >= opened + window) [opened, count] = [Date.now(), 0];
    count += 1;
    most = Math.max(most, count);
    const resetAt = opened + window;
    const isRefused = count > limit;
    const notBefore = isRefused ? resetAt : undefined;
    const limits = talks ? { limit, remaining: limit - count, resetAt, notBefore } : nothing;
    return { limits, isRefused };
  };
  return { receive, most: () => most };
}

interface Step {
  /** Milliseconds that pass before it. */
  after: number;
  callers: number;
  /** Milliseconds for the request, and for its answer. */
  outbound: number;
  inbound: number;
  /** The worker dies before the answers are there. */
  dies: boolean;
}

const calls = {
  after: fc.oneof(fc.nat(2000), fc.nat(90_000)),
  callers: fc.integer({ min: 1, max: 12 }),
  outbound: fc.oneof(fc.nat(300), fc.nat(9000)),
  inbound: fc.oneof(fc.nat(300), fc.nat(9000)),
};

/** @param dies whether workers may die */
const stepsOf = (dies: fc.Arbitrary<boolean>): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ ...calls, dies }), { minLength: 1, maxLength: 40 });

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

interface Course {
  /** The most requests that the service had in one window, and how many went. */
  most: number;
  sent: number;
  /** Requests that were refused although the limit was known when they went. */
  refused: number;
  /** Requests that waited, or did not go, although no limit was known. */
  heldBack: number;
}

/** Lets a number of callers, workers and deaths run against a service. */
async function simulate(
  steps: Step[],
  host: Host,
  { start, stored }: ReturnType<typeof workers>,
): Promise<Course> {
  const service = countingService(host);
  const course: Course = { most: 0, sent: 0, refused: 0, heldBack: 0 };
  let worker = { budget: start(), dead: false };

  const call = async ({ outbound, inbound, dies }: Step, mine: typeof worker): Promise<void> => {
    const began = Date.now();
    const settle = await mine.budget.acquire().catch(() => null);
    const isKnown = stored() !== null;
    if (!isKnown && (settle === null || Date.now() > began)) course.heldBack += 1;
    if (settle === null || mine.dead) return;
    course.sent += 1;
    await pause(outbound);
    const { limits, isRefused } = service.receive();
    if (isKnown && isRefused) course.refused += 1;
    if (dies) return;
    await pause(inbound);
    if (!mine.dead) await settle(limits);
  };

  const made: Promise<void>[] = [];
  for (const each of steps) {
    await vi.advanceTimersByTimeAsync(each.after);
    for (let i = 0; i < each.callers; i += 1) made.push(call(each, worker));
    if (!each.dies) continue;
    await vi.advanceTimersByTimeAsync(1);
    worker.dead = true;
    worker = { budget: start(), dead: false };
  }
  await vi.advanceTimersByTimeAsync(120 * second);
  await Promise.all(made);
  return { ...course, most: service.most() };
}

const steps = stepsOf(fc.boolean());
const limits = fc.integer({ min: 1, max: 30 });

test.each([
  ['talks of its limits', true],
  ['says nothing', false],
])('the budget is never exceeded where the service %s', async (_, talks) => {
  await fc.assert(
    fc.asyncProperty(steps, limits, async (plan, limit) => {
      const host = { limit, window: 60 * second, talks };
      const budgets = workers({ spent: [], limit, notBefore: 0 });
      const { most, sent } = await simulate(plan, host, budgets);
      expect(most).toBeLessThanOrEqual(limit);
      expect(sent).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

test('a limit is kept once the service named it, and nobody waits before', async () => {
  const lasting = stepsOf(fc.constant(false));
  const windows = fc.integer({ min: second, max: 60 * second });
  await fc.assert(
    fc.asyncProperty(lasting, limits, windows, async (plan, limit, window) => {
      const course = await simulate(plan, { limit, window, talks: true }, workers(null, Infinity));
      expect(course).toMatchObject({ refused: 0, heldBack: 0 });
      expect(course.sent).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

import { createQueue } from '@/lib/async/queue';
import type { BudgetState, BudgetView } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';
import { spareOf } from '@/lib/rules/rate-reserve';

import { type RateLimitReport, freeAt, refresh, settle, spend, defaultLimit } from './budget-state';

/** Milliseconds that a call may wait for its turn and still end in time for the page that asked. */
const maxWait = 5000;

interface BudgetParts {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** Where the state lives between two lives of the worker. */
  load: () => Promise<BudgetState | null>;
  save: (state: BudgetState) => Promise<void>;
  /** Requests that are allowed at a time as long as nothing is stored: the account API's, or Infinity where no limit is known. */
  limit?: number;
}

export interface Budget {
  /**
   * Takes one request out of the budget, waiting a little if that is enough.
   * @returns to be called with what the answer told; without that, the request counts as one that may still arrive
   * @throws `rate_limited` with `until`, when the wait would be longer than 5 s
   */
  acquire: () => Promise<(told: RateLimitReport) => Promise<void>>;
  /** What is left, without taking any of it. */
  view: () => Promise<BudgetView>;
}

/**
 * Keeps an API's rate limit on our side.
 *
 * The service counts in fixed windows of a minute, but where one begins is not ours to know: requests travel, and others may
 * use the key. So what is kept is stricter: a request counts until a minute after its answer, or until the reset that the
 * answer told, where that comes first. Then no minute of the service's, wherever it begins, can hold more than the limit; and
 * each request takes its place again a minute and one answer's time later, so that hardly any of the limit is left unused.
 * Services that are seen to count otherwise are believed by what they tell alone.
 *
 * The state is written before a request goes out, so that a worker's death makes it count for longer, never for less. Where no
 * limit is known there is nothing to keep: then requests are counted in memory alone, for the moment at which one is told.
 * @source service-api.md, "Limits"; observed.md, "Rate limit"
 */
export function createBudget(parts: BudgetParts): Budget {
  const { now, wait } = parts;
  // One after the other: reading, changing and writing the state must not be interleaved.
  const enqueue = createQueue();
  const { load, save } = stateOf(parts);

  const takeTurn = () =>
    enqueue(async () => {
      const state = await load();
      const until = freeAt(state);
      if (until > now()) {
        // Were it only read, a clock that was set back would put the moment off for as long as nobody may send anything.
        if (state.at !== undefined) await save(state);
        return { until };
      }
      const spent = spend(state, now());
      await save(spent.state);
      return { entry: spent.entry };
    });

  const report = async (entry: number, told: RateLimitReport) =>
    enqueue(async () => save(settle(await load(), entry, told, now())))
      // The answer is here already: that its request counts for a little longer is all that is lost.
      .catch(() => undefined);

  return {
    view: async () => enqueue(async () => viewOf(await load(), now())),
    acquire: async () => {
      let left = maxWait;
      for (;;) {
        const turn = await takeTurn();
        if (turn.entry !== undefined) return (told) => report(turn.entry, told);
        const pause = turn.until - now();
        if (pause > left) {
          throw new AppError({ code: 'rate_limited', until: turn.until, outcome: 'none' });
        }
        left -= pause;
        await wait(pause);
      }
    },
  };
}

/** The state as it stands at the moment: what is stored, or else what was only kept in mind. */
function stateOf({ now, load, save, limit = defaultLimit }: BudgetParts) {
  let inMind: BudgetState = { spent: [], limit, notBefore: 0 };
  return {
    load: async () => refresh((await load()) ?? inMind, now()),
    save: async (state: BudgetState) => {
      if (Number.isFinite(state.limit)) await save({ ...state, at: now() });
      else inMind = state;
    },
  };
}

/** The state for people; one that is as it stands now (`refresh`). */
export function viewOf(state: BudgetState, now: number): BudgetView {
  const { spent, limit, notBefore } = state;
  return {
    limit,
    left: notBefore > now ? 0 : Math.max(limit - spent.length, 0),
    spareAt: freeAt({ ...state, limit: spareOf(limit) }),
    resetsAt: Math.max(notBefore, ...spent),
  };
}

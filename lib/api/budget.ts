import { createQueue } from '@/lib/async/queue';
import type { BudgetState, BudgetView } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';
import { spareOf } from '@/lib/rules/rate-reserve';

import type { RateLimit } from './rate-headers';

/** Requests per minute where the service does not say otherwise. @source service-api.md, "Limits" */
const defaultLimit = 30;

/** A limit beyond this is as good as none, and the state stays small. */
const maxLimit = 1000;

/** Milliseconds: the service's window. */
const rateWindow = 60_000;

/** Milliseconds after which a request is given up; until then it may reach the service at any moment. */
export const maxRequestTime = 20_000;

/** Milliseconds that a call may wait for its turn and still end in time for the page that asked. */
const maxWait = 5000;

/** Milliseconds: a refusal that holds for longer comes from a clock that was set back. */
const maxLock = 3_600_000;

/** What an answer reports about the rate limit, with the moment before which nothing more is wanted, if it was a refusal. */
type RateLimitReport = RateLimit & { notBefore: number | undefined };

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
   * @returns to be called with what the answer reports; without that, the request counts as one that may still arrive
   * @throws `rate_limited` with `until`, when the wait would be longer than 5 s
   */
  acquire: () => Promise<(reported: RateLimitReport) => Promise<void>>;
  /** What is left, without taking any of it. */
  view: () => Promise<BudgetView>;
}

/**
 * Keeps an API's rate limit on our side: a request counts until a minute after its answer, or until the reset that the answer
 * reports, where that comes first. So no minute of the service's, wherever it begins, holds more than the limit.
 *
 * The state is written before a request goes out, so that a worker's death makes it count for longer, never for less. Where no
 * limit is known, requests are counted in memory alone, for the moment at which one is reported.
 * @source service-api.md, "Limits"; observed.md, "Rate limit"
 */
export function createBudget(parts: BudgetParts): Budget {
  const { now, wait, limit = defaultLimit } = parts;
  // One after the other: reading, changing and writing the state must not be interleaved.
  const enqueue = createQueue();
  let unlimited: BudgetState = { spent: [], limit, notBefore: 0 };
  const load = async () => clamped((await parts.load()) ?? unlimited, now());
  const save = async (state: BudgetState) => {
    if (Number.isFinite(state.limit)) await parts.save(state);
    else unlimited = state;
  };

  const takeTurn = async () =>
    enqueue(async () => {
      const state = await load();
      const until = freeAt(state);
      const isFree = until <= now();
      const entry = now() + maxRequestTime + rateWindow;
      // Saved when it is refused, too: after a clock was set back, the clamp would else put the moment off each time.
      await save(isFree ? { ...state, spent: [...state.spent, entry] } : state);
      return { isFree, until, entry };
    });

  const report = async (entry: number, reported: RateLimitReport) =>
    enqueue(async () => save(settled(await load(), entry, reported, now())))
      // The answer is here already: that its request counts for a little longer is all that is lost.
      .catch(() => undefined);

  return {
    view: async () => enqueue(async () => viewOf(await load(), now())),
    acquire: async () => {
      let left = maxWait;
      for (;;) {
        const { isFree, until, entry } = await takeTurn();
        if (isFree) return async (reported) => report(entry, reported);
        const pause = until - now();
        if (pause > left) throw new AppError({ code: 'rate_limited', until, outcome: 'none' });
        left -= pause;
        await wait(pause);
      }
    },
  };
}

/** The state without what counts no more, and with no wait that only a clock that was set back can have made. */
const clamped = ({ spent, limit, notBefore }: BudgetState, now: number): BudgetState => ({
  spent: spent
    .filter((until) => until > now)
    .map((until) => Math.min(until, now + maxRequestTime + rateWindow)),
  limit,
  notBefore: Math.min(notBefore, now + maxLock),
});

/** @returns the moment from which one more request is within the limit; not after now when it is already */
function freeAt({ spent, limit, notBefore }: BudgetState): number {
  const tooMany = spent.length - limit;
  const oldest = tooMany < 0 ? 0 : spent.toSorted((a, b) => a - b)[tooMany];
  return Math.max(oldest ?? 0, notBefore);
}

/** Puts what an answer reports in the place of what had to be assumed of its request. */
function settled(
  state: BudgetState,
  entry: number,
  reported: RateLimitReport,
  now: number,
): BudgetState {
  const at = state.spent.indexOf(entry);
  const others = state.spent.filter((_, i) => i !== at);
  const limit = limitAfter(state, others.length, reported);
  const until = Math.min(reported.resetAt ?? Infinity, now + rateWindow);
  // The key may be in use elsewhere: what the service counts and this state does not.
  const used = Number.isFinite(limit) ? limit - Math.max(reported.remaining ?? limit, 0) : 0;
  const elsewhere = Array.from({ length: Math.max(used - others.length - 1, 0) }, () => until);
  return {
    spent: [...others, until, ...elsewhere].slice(0, maxLimit),
    limit,
    notBefore: Math.max(state.notBefore, reported.notBefore ?? 0),
  };
}

/** A service that refuses without a word about its limit has one: the usual, or as many as it just took. */
function limitAfter(
  { limit }: BudgetState,
  others: number,
  reported: Pick<RateLimitReport, 'limit' | 'notBefore'>,
): number {
  if (reported.limit !== undefined && reported.limit > 0) return Math.min(reported.limit, maxLimit);
  if (limit !== Infinity || reported.notBefore === undefined) return limit;
  return Math.min(Math.max(defaultLimit, others), maxLimit);
}

function viewOf(state: BudgetState, now: number): BudgetView {
  const { spent, limit, notBefore } = state;
  return {
    limit,
    left: notBefore > now ? 0 : Math.max(limit - spent.length, 0),
    spareAt: freeAt({ ...state, limit: spareOf(limit) }),
    resetsAt: Math.max(notBefore, ...spent),
  };
}

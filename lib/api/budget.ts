import { createQueue } from '@/lib/async/queue';
import type { BudgetState, BudgetView } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';
import { spareOf } from '@/lib/rules/rate-reserve';

import type { RateLimit } from './rate-headers';

/** Requests per minute where the service does not say otherwise. @source service-api.md, "Limits" */
const defaultLimit = 30;

/** A limit beyond this is as good as none; it keeps the state small. */
const maxLimit = 1000;

/** Milliseconds: the service's window. */
const rateWindow = 60_000;

/** Milliseconds after which a request is given up; until then it may reach the service. */
export const maxRequestTime = 20_000;

/** Milliseconds that a call may wait for its turn. */
const maxWait = 5000;

/** Milliseconds: a refusal that holds for longer comes from a clock that was set back. */
const maxLock = 3_600_000;

/** `notBefore`: until when a refusal holds. */
type RateLimitReport = RateLimit & { notBefore: number | undefined };

interface BudgetParts {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  load: () => Promise<BudgetState | null>;
  save: (state: BudgetState) => Promise<void>;
  /** As long as nothing is stored: the account API's, or Infinity where none is known. */
  limit?: number;
}

export type Budget = ReturnType<typeof createBudget>;

/**
 * A request counts until a minute after its answer, or until the reset that it reports: so no minute of the service's, wherever it
 * begins, holds more than the limit. Where no limit is known, requests are counted in memory alone.
 * @source service-api.md, "Limits"; observed.md, "Rate limit"
 */
export function createBudget({ now, wait, limit = defaultLimit, ...store }: BudgetParts) {
  const enqueue = createQueue();
  let unlimited: BudgetState = { spent: [], limit, notBefore: 0 };
  const load = async () => clamped((await store.load()) ?? unlimited, now());
  const save = async (state: BudgetState) => {
    if (Number.isFinite(state.limit)) await store.save(state);
    else unlimited = state;
  };

  const takeTurn = async () =>
    enqueue(async () => {
      const state = await load();
      const until = freeAt(state);
      const entry = until <= now() ? now() + maxRequestTime + rateWindow : null;
      // Saved when it is refused, too: after a clock was set back, the clamp would put the moment off each time.
      await save(entry === null ? state : { ...state, spent: [...state.spent, entry] });
      return { until, entry };
    });

  return {
    view: async (): Promise<BudgetView> => enqueue(async () => viewOf(await load(), now())),
    /** @returns to be called with what the answer reports @throws `rate_limited` where the wait is longer than 5 s */
    acquire: async (): Promise<(reported: RateLimitReport) => Promise<void>> => {
      for (let left = maxWait; ;) {
        const { until, entry } = await takeTurn();
        if (entry !== null) {
          return async (reported) =>
            enqueue(async () => save(settled(await load(), entry, reported, now())))
              // Then the request only counts for a little longer.
              .catch(() => undefined);
        }
        const pause = until - now();
        if (pause > left) throw new AppError({ code: 'rate_limited', until, outcome: 'none' });
        left -= pause;
        await wait(pause);
      }
    },
  };
}

/** No wait is longer than only a clock that was set back can make. */
const clamped = ({ spent, limit, notBefore }: BudgetState, now: number): BudgetState => ({
  spent: spent
    .filter((until) => until > now)
    .map((until) => Math.min(until, now + maxRequestTime + rateWindow)),
  limit,
  notBefore: Math.min(notBefore, now + maxLock),
});

function freeAt({ spent, limit, notBefore }: BudgetState): number {
  const tooMany = spent.length - limit;
  const oldest = tooMany < 0 ? 0 : spent.toSorted((a, b) => a - b)[tooMany];
  return Math.max(oldest ?? 0, notBefore);
}

function settled(
  { spent, limit: known, notBefore }: BudgetState,
  entry: number,
  reported: RateLimitReport,
  now: number,
): BudgetState {
  const at = spent.indexOf(entry);
  const others = spent.filter((_, i) => i !== at);
  const limit = limitAfter(known, others.length, reported);
  const until = Math.min(reported.resetAt ?? Infinity, now + rateWindow);
  // The key may be in use elsewhere.
  const used = Number.isFinite(limit) ? limit - Math.max(reported.remaining ?? limit, 0) : 0;
  const elsewhere = Array.from({ length: Math.max(used - others.length - 1, 0) }, () => until);
  return {
    spent: [...others, until, ...elsewhere].slice(0, maxLimit),
    limit,
    notBefore: Math.max(notBefore, reported.notBefore ?? 0),
  };
}

/** A service that refuses without a word about its limit has one: the usual, or as many as it just took. */
function limitAfter(known: number, others: number, reported: RateLimitReport): number {
  if (reported.limit !== undefined && reported.limit > 0) return Math.min(reported.limit, maxLimit);
  if (known !== Infinity || reported.notBefore === undefined) return known;
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

import type { BudgetState } from '@/lib/model/account';

import type { RateLimit } from './headers';

/** Requests per minute where the service does not say otherwise. @source service-api.md, "Limits" */
export const defaultLimit = 30;

/** A limit beyond this is as good as none, and the state stays small. */
const maxLimit = 1000;

/** Milliseconds: the service's window. */
const rateWindow = 60_000;

/** Milliseconds after which a request is given up; until then it may reach the service at any moment. */
export const maxRequestTime = 20_000;

/**
 * Milliseconds by which a reset may be told too late: it is a whole second, taken for its end, and so is the service's own
 * time that goes with it, which web servers put down once a second.
 */
const resetTolerance = 4000;

/** Milliseconds: a window that begins with at least so much until its reset is long enough to tell its end from the next one's. */
const minWindow = 50_000;

/** Milliseconds within which two ends are told that are one: more than they are vague, and far less than a window. */
const sameWindowTolerance = 15_000;

/** Milliseconds: what is further away comes from a clock that was set back. */
const maxLock = 3_600_000;

/** What an answer told about the rate limit, with the moment before which nothing more is wanted, if it was a refusal. */
export type RateLimitReport = RateLimit & { notBefore: number | undefined };

/** The state as it stands now: what the service counts no more is gone, and waits are as long as before the clock was set back. */
export function refresh(stored: BudgetState, now: number): BudgetState {
  const { spent, notBefore, ...state } = shiftedBack(stored, Math.max(0, (stored.at ?? 0) - now));
  return {
    ...state,
    spent: spent.filter((until) => until > now).map((until) => Math.min(until, now + maxLock)),
    notBefore: Math.min(notBefore, now + maxLock),
  };
}

function shiftedBack(state: BudgetState, by: number): BudgetState {
  if (by === 0) return state;
  const { spent, notBefore, end, at = 0 } = state;
  return {
    ...state,
    spent: spent.map((until) => until - by),
    notBefore: notBefore - by,
    ...(end === undefined ? {} : { end: end - by }),
    at: at - by,
  };
}

/** @returns the moment from which one more request is within the limit; not after now when it is already */
export function freeAt({ spent, limit, notBefore }: BudgetState): number {
  const tooMany = spent.length - limit;
  const oldest = tooMany < 0 ? 0 : spent.toSorted((a, b) => a - b)[tooMany];
  return Math.max(oldest ?? 0, notBefore);
}

/** Counts a request that is about to be sent. @returns the state, and the entry that stands for the request */
export function spend(state: BudgetState, now: number): { state: BudgetState; entry: number } {
  const entry = now + maxRequestTime + rateWindow;
  return { state: { ...state, spent: [...state.spent, entry] }, entry };
}

/** Puts what an answer told in the place of what had to be assumed. */
export function settle(
  state: BudgetState,
  entry: number,
  told: RateLimitReport,
  now: number,
): BudgetState {
  const at = state.spent.indexOf(entry);
  const others = state.spent.filter((_, i) => i !== at);
  const limit = reportedLimit(told) ?? assumedLimit(state, others, told);
  const headersOnly = trustsHeadersOnly(state, told, {
    sent: entry - maxRequestTime - rateWindow,
    now,
  });
  const { until, end } = windowOf({ ...state, limit, headersOnly }, told, now);
  // Others may use the key, too: what the service counts and we do not is theirs.
  const used = Number.isFinite(limit) ? limit - (told.remaining ?? limit) : 0;
  const theirs = Math.max(used - others.length - 1, 0);
  const spent = [...others, until, ...Array.from({ length: theirs }, () => until)];
  return {
    spent: spent.slice(0, maxLimit),
    limit,
    notBefore: Math.max(state.notBefore, told.notBefore ?? 0),
    ...(end === undefined ? {} : { end }),
    ...(headersOnly ? { headersOnly } : {}),
  };
}

/**
 * The moment from which the service certainly counts a request no more, and the end of the window that we opened last. A
 * window was open when its request came, and so before the answer did: a minute after that it is over, whenever it began. What
 * is told in whole seconds says less. The first answer in a window tells its end for all that follow.
 * @source observed.md, "Rate limit"
 */
function windowOf(
  { limit, headersOnly = false, end }: BudgetState,
  told: RateLimitReport,
  now: number,
): { until: number; end: number | undefined } {
  const atTheLatest = now + rateWindow;
  if (headersOnly) return { until: told.resetAt ?? atTheLatest, end: undefined };
  const until = Math.min(told.resetAt ?? atTheLatest, atTheLatest);
  if (opensWindow(told, limit, now)) return { until, end: until };
  return { until: isOf(end, told) ? Math.min(until, end) : until, end };
}

/** Whether an answer tells that its request was the first of a window that is hardly shorter than a minute. */
const opensWindow = (
  { remaining, resetAt = 0 }: RateLimitReport,
  limit: number,
  now: number,
): boolean => remaining === limit - 1 && resetAt > now + minWindow;

/** Whether an answer tells of the window that ends then: the next one's end is most of a minute later. */
const isOf = (end: number | undefined, { resetAt }: RateLimitReport): end is number =>
  end !== undefined && resetAt !== undefined && Math.abs(resetAt - end) < sameWindowTolerance;

/** Whether the service's windows cannot be those of a minute: it tells of a longer one, or refuses what should be free. */
function trustsHeadersOnly(
  { headersOnly = false, limit }: BudgetState,
  { resetAt = 0, notBefore }: RateLimitReport,
  { sent, now }: { sent: number; now: number },
): boolean {
  const isLonger = resetAt - resetTolerance - (now - sent) > now + rateWindow;
  const wasFree = Number.isFinite(limit) && notBefore !== undefined;
  return headersOnly || isLonger || wasFree;
}

const reportedLimit = ({ limit }: RateLimitReport): number | undefined =>
  limit !== undefined && limit > 0 ? Math.min(limit, maxLimit) : undefined;

/** A service that refuses without a word about its limit has one: the usual, or as many as it just took. */
function assumedLimit(
  { limit }: BudgetState,
  others: number[],
  { notBefore }: RateLimitReport,
): number {
  const isFirstSign = limit === Infinity && notBefore !== undefined;
  return isFirstSign ? Math.min(Math.max(defaultLimit, others.length), maxLimit) : limit;
}

import type { BudgetState } from '@/lib/contract/budget-state';
import type { BudgetView } from '@/lib/contract/budget-view';

import type { RateLimit } from './rate-limit';

/** Requests per minute where the service does not say otherwise. @source service-api.md, "Limits" */
export const usualLimit = 30;

/** A limit beyond this is as good as none, and the state stays small. */
const largestLimit = 1000;

/** Milliseconds: the service's window. */
const rateWindow = 60_000;

/** Milliseconds after which a request is given up; until then it may reach the service at any moment. */
export const longestRequest = 20_000;

/** Milliseconds: what is further away comes from a clock that was set back. */
const longestLock = 3_600_000;

/** What an answer told about the rate limit, with the moment before which nothing more is wanted, if it was a refusal. */
export type Told = RateLimit & { notBefore: number | undefined };

/** The state as it stands now: what the service counts no more is gone. */
export function refresh({ spent, limit, notBefore }: BudgetState, now: number): BudgetState {
  return {
    spent: spent.filter((until) => until > now).map((until) => Math.min(until, now + longestLock)),
    limit,
    notBefore: Math.min(notBefore, now + longestLock),
  };
}

/** @returns the moment from which one more request is within the limit; not after now when it is already */
export function freeAt({ spent, limit, notBefore }: BudgetState): number {
  const tooMany = spent.length - limit;
  const oldest = tooMany < 0 ? 0 : spent.toSorted((a, b) => a - b)[tooMany];
  return Math.max(oldest ?? 0, notBefore);
}

/** The state for people; one that is as it stands now (`refresh`). */
export function viewOf(state: BudgetState, now: number): BudgetView {
  const { spent, limit, notBefore } = state;
  return {
    limit,
    left: notBefore > now ? 0 : Math.max(limit - spent.length, 0),
    freeAt: freeAt(state),
    resetsAt: Math.max(notBefore, ...spent),
  };
}

/** Counts a request that is about to be sent. @returns the state, and the entry that stands for the request */
export function spend(state: BudgetState, now: number): { state: BudgetState; entry: number } {
  const entry = now + longestRequest + rateWindow;
  return { state: { ...state, spent: [...state.spent, entry] }, entry };
}

/** Puts what an answer told in the place of what had to be assumed. */
export function settle(state: BudgetState, entry: number, told: Told, now: number): BudgetState {
  const until = told.resetAt ?? now + rateWindow;
  const others = state.spent.toSpliced(
    state.spent.indexOf(entry),
    state.spent.includes(entry) ? 1 : 0,
  );
  const limit = toldLimit(told) ?? assumedLimit(state, others, told);
  // Others may use the key, too: what the service counts and we do not is theirs.
  const used = Number.isFinite(limit) ? limit - (told.remaining ?? limit) : 0;
  const theirs = Math.max(used - others.length - 1, 0);
  return {
    spent: [...others, until, ...Array.from({ length: theirs }, () => until)].slice(
      0,
      largestLimit,
    ),
    limit,
    notBefore: Math.max(state.notBefore, told.notBefore ?? 0),
  };
}

const toldLimit = ({ limit }: Told): number | undefined =>
  limit !== undefined && limit > 0 ? Math.min(limit, largestLimit) : undefined;

/** A service that refuses without a word about its limit has one: the usual, or as many as it just took. */
function assumedLimit({ limit }: BudgetState, others: number[], { notBefore }: Told): number {
  const isFirstSign = limit === Infinity && notBefore !== undefined;
  return isFirstSign ? Math.min(Math.max(usualLimit, others.length), largestLimit) : limit;
}

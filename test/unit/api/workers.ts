import { createBudget, type Budget } from '@/lib/api/budget';
import { budgetState, type BudgetState } from '@/lib/model/account';
import { z } from '@/lib/model/z';

/** What an answer tells of the rate limit that tells nothing of it. */
export const nothing = {
  limit: undefined,
  remaining: undefined,
  resetAt: undefined,
  notBefore: undefined,
};

/** Storage that outlives a worker, and the budgets of one worker after the other. @param limit as long as nothing is stored */
export function workers(stored: BudgetState | null = null, limit = 30) {
  let state = stored === null ? null : JSON.stringify(stored);
  const start = (): Budget =>
    createBudget({
      now: () => Date.now(),
      limit,
      wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
      load: async () => (state === null ? null : z.parse(budgetState(), JSON.parse(state))),
      save: async (next) => void (state = JSON.stringify(next)),
    });
  return { start, stored: () => state };
}

/** Asks for so many turns. @returns what settles each of them */
export const take = async (budget: Budget, times: number) => {
  const settled = [];
  for (let i = 0; i < times; i += 1) settled.push(await budget.acquire());
  return settled;
};

import { z } from './z';

/** What is remembered of the requests to an API that has a limit, so that a worker that died between two of them changes nothing. */
export const budgetState = z.object({
  /** For each recent request, the moment (epoch milliseconds) from which the service certainly counts it no more. */
  spent: z.array(z.number()),
  /** Requests that the service allows at a time, as last told. */
  limit: z.number(),
  /** Epoch milliseconds before which the service wants no request at all. */
  notBefore: z.number(),
});

export type BudgetState = z.infer<typeof budgetState>;

import { lazy } from '@/lib/async/lazy';

import { type Infer, z } from './z';

/** What the service answered to a read, and when (epoch milliseconds). */
export interface Answered<T> {
  value: T;
  at: number;
}

/**
 * The picture of a saved QR code as its public link serves it. `picture`: a `data:` URL of an image; `leads_on`: the link
 * redirects, so there is no picture to be had; `none`: it answered something else.
 */
export type QrPicture = { kind: 'picture'; src: string } | { kind: 'leads_on' } | { kind: 'none' };

/** What is remembered of the requests to an API that has a limit, so that a worker that died between two of them changes nothing. */
export const budgetState = lazy(() =>
  z.object({
    /** For each recent request, the moment (epoch milliseconds) from which the service certainly counts it no more. */
    spent: z.array(z.number()),
    /** Requests that the service allows at a time, as last told. */
    limit: z.number(),
    /** Epoch milliseconds before which the service wants no request at all. */
    notBefore: z.number(),
  }),
);

export type BudgetState = Infer<typeof budgetState>;

/** The account API's rate limit as it stands, for people. */
export interface BudgetView {
  /** Requests that the service allows at a time. */
  limit: number;
  /** How many of them are left. */
  left: number;
  /** Epoch milliseconds from which one more request leaves enough to people (`lib/rules/rate-reserve.ts`); in the past when it does already. */
  spareAt: number;
  /** Epoch milliseconds at which all of them are back. */
  resetsAt: number;
}

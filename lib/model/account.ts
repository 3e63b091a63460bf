import { lazy } from '@/lib/async/lazy';

import { type Infer, z } from './z';

/** An answer to a read, and its time in epoch milliseconds. */
export interface Answered<T> {
  value: T;
  at: number;
}

/** The picture behind a saved QR code's public link. `picture`: a `data:` URL; `leads_on`: the link redirects, so there is none. */
export type QrPicture = { kind: 'picture'; src: string } | { kind: 'leads_on' } | { kind: 'none' };

/** Stored, so that a worker that dies between two requests still keeps to the limit. */
export const budgetState = lazy(() =>
  z.object({
    /** For each recent request, the epoch milliseconds from which the service counts it no more. */
    spent: z.array(z.number()),
    /** Requests allowed at a time, as the service last reported. */
    limit: z.number(),
    /** Epoch milliseconds before which the service wants no request. */
    notBefore: z.number(),
  }),
);

export type BudgetState = Infer<typeof budgetState>;

/** The account API's rate limit as pages show it. */
export interface BudgetView {
  limit: number;
  left: number;
  /**
   * Epoch milliseconds from which another request leaves the user's reserve alone (`lib/rules/rate-reserve.ts`); past when it
   * does now.
   */
  spareAt: number;
  /** Epoch milliseconds at which all requests are back. */
  resetsAt: number;
}

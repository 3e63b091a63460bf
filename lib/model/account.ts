import { lazy } from '@/lib/async/lazy';

import { type Infer, z } from './z';

export interface Answered<T> {
  value: T;
  at: number;
}

/** A saved QR code's public link: a `data:` URL, or a redirect, which holds none. */
export type QrPicture = { kind: 'picture'; src: string } | { kind: 'leads_on' } | { kind: 'none' };

/** Stored, so that a worker that dies between two requests keeps to the limit. Times in epoch milliseconds. */
export const budgetState = lazy(() =>
  z.object({
    /** From when on each recent request counts no more. */
    spent: z.array(z.number()),
    limit: z.number(),
    notBefore: z.number(),
  }),
);

export type BudgetState = Infer<typeof budgetState>;

export interface BudgetView {
  limit: number;
  left: number;
  /** When another request leaves the user's reserve alone (`lib/rules/rate-reserve.ts`). */
  spareAt: number;
  resetsAt: number;
}

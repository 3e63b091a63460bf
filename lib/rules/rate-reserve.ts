import type { BudgetView } from '@/lib/model/account';

/** What of a rate limit is there for lists and for looks in the background: all but a fifth, which is at least three requests and at most half of them. */
export const spareOf = (limit: number): number =>
  Math.max(Math.min(limit - 3, Math.floor((limit * 4) / 5)), Math.ceil(limit / 2));

/** How many requests are left without those that people may need; everything where no limit is known. */
export const spareLeft = ({ limit, left }: BudgetView): number =>
  limit === Infinity ? Infinity : Math.max(0, spareOf(limit) - (limit - left));

/** Epoch milliseconds until which what is left is left to people; null where there is more. @param pending what the asker may have sent that is not counted yet */
export const heldUntil = (budget: BudgetView, pending = 0): number | null =>
  spareLeft(budget) > pending ? null : budget.spareAt;

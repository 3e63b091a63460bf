import type { BudgetView } from '@/lib/model/account';

/** All but a fifth, which is at least three and at most half. */
export const spareOf = (limit: number): number =>
  Math.max(Math.min(limit - 3, Math.floor((limit * 4) / 5)), Math.ceil(limit / 2));

export const spareLeft = ({ limit, left }: BudgetView): number =>
  limit === Infinity ? Infinity : Math.max(0, spareOf(limit) - (limit - left));

/** In epoch milliseconds; null for now. @param pending requests possibly sent and not counted yet */
export const heldUntil = (budget: BudgetView, pending = 0): number | null =>
  spareLeft(budget) > pending ? null : budget.spareAt;

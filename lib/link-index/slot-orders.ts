import type { LinkOrder } from '@/lib/model/link-query';

import type { Entry } from './entry';
import { orders } from './orders';
import { type SortedSlots, createSortedSlots } from './sorted-slots';

/** The slots of all links in every order. */
export interface SlotOrders extends Omit<SortedSlots, 'inOrder'> {
  /** Not to be changed. */
  inOrder(order: LinkOrder): Uint32Array;
}

/** The orders that were found before. */
export type KnownOrders = Partial<Record<LinkOrder, Uint32Array>>;

/** @param slots what is in them now */
export function createSlotOrders(
  slots: readonly (Entry | undefined)[],
  known: KnownOrders,
): SlotOrders {
  const sorted = (order: LinkOrder): SortedSlots =>
    createSortedSlots(orders[order], slots, known[order]);
  const all: Record<LinkOrder, SortedSlots> = {
    newest: sorted('newest'),
    oldest: sorted('oldest'),
    expiry: sorted('expiry'),
    visits: sorted('visits'),
    title: sorted('title'),
  };
  const each = Object.values(all);
  return {
    change: (slot) => each.forEach((one) => one.change(slot)),
    clear: () => each.forEach((one) => one.clear()),
    inOrder: (order) => all[order].inOrder(),
  };
}

import type { LinkOrder } from '@/lib/model/link-query';

import { type Entry, byText, newestFirst, titleIn } from './entry';

/** How links stand in an order. Two never stand at the same place. */
interface Order {
  compare(a: Entry, b: Entry): number;
  sorted(entries: readonly Entry[]): Entry[];
}

const orders: Record<LinkOrder, Order> = {
  newest: orderBy(({ createdAt }) => -createdAt, byNumber),
  oldest: orderBy(({ createdAt }) => createdAt || Number.MAX_VALUE, byNumber),
  expiry: orderBy(({ expiry }) => expiry, byNumber),
  visits: orderBy(({ visits }) => -visits, byNumber),
  title: orderBy(({ text }) => titleIn(text), byTitle),
};

/** @param keyOf what links are ordered by; looked at once for each when all are sorted */
function orderBy<Key>(keyOf: (entry: Entry) => Key, byKey: (a: Key, b: Key) => number): Order {
  return {
    compare: (a, b) => byKey(keyOf(a), keyOf(b)) || newestFirst(a, b),
    sorted: (entries) =>
      entries
        .map((entry) => ({ entry, key: keyOf(entry) }))
        .toSorted((a, b) => byKey(a.key, b.key) || newestFirst(a.entry, b.entry))
        .map(({ entry }) => entry),
  };
}

function byNumber(a: number, b: number): number {
  return a - b;
}

/** Links without a title come last. */
function byTitle(a: string, b: string): number {
  return a === '' || b === '' ? b.length - a.length : byText(a, b);
}

/** The slots of all links in one order, which is kept when links change. */
interface SortedSlots {
  /** What is in this slot is another one now, or none any more. */
  change(slot: number): void;
  /** Nothing is left. */
  clear(): void;
  /** Not to be changed. */
  inOrder(): Uint32Array;
}

/**
 * Sorts when it is first asked for the order; from then on puts what changed in its place, also when that is asked for.
 * @param slots what is in them now
 * @param known the order as it was once found for what is there now, where it is known
 */
function createSortedSlots(
  order: Order,
  slots: readonly (Entry | undefined)[],
  known?: Uint32Array,
): SortedSlots {
  let sorted = known;
  const changed = new Set<number>();
  return {
    change(slot) {
      if (sorted !== undefined) changed.add(slot);
    },
    clear() {
      sorted = undefined;
      changed.clear();
    },
    inOrder() {
      sorted ??= slotsOf(order.sorted(slots.filter((entry) => entry !== undefined)));
      if (changed.size === 0) return sorted;
      const kept = sorted.filter((slot) => !changed.has(slot));
      const fresh = [...changed].flatMap((slot) => slots[slot] ?? []);
      sorted = mergeSorted(kept, slotsOf(order.sorted(fresh)), (a, b) => {
        const [one, other] = [slots[a], slots[b]];
        return one === undefined || other === undefined ? 0 : order.compare(one, other);
      });
      changed.clear();
      return sorted;
    },
  };
}

const slotsOf = (entries: readonly Entry[]): Uint32Array =>
  Uint32Array.from(entries, ({ slot }) => slot);

type Compare = (a: number, b: number) => number;

/** Both in one. Few come to many, so the place of each is looked up, and what stands between two places goes over whole. */
function mergeSorted(many: Uint32Array, few: Uint32Array, compare: Compare): Uint32Array {
  const both = new Uint32Array(many.length + few.length);
  let from = 0;
  few.forEach((slot, before) => {
    const to = insertionPoint(slot, many, from, compare);
    both.set(many.subarray(from, to), from + before);
    both[to + before] = slot;
    from = to;
  });
  both.set(many.subarray(from), from + few.length);
  return both;
}

/** How many of the sorted ones come before a slot; the first `from` are known to. */
function insertionPoint(slot: number, sorted: Uint32Array, from: number, compare: Compare): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The slots of all links in every order. */
interface SlotOrders extends Omit<SortedSlots, 'inOrder'> {
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

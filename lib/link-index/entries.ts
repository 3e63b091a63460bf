import type { LinkRecord } from '@/lib/model/link';
import type { LinkOrder } from '@/lib/model/link-query';

import { type Entry, entryOf } from './entry';
import { createSharedTexts } from './shared-texts';
import { type KnownOrders, createSlotOrders } from './slot-orders';
import { createSlots } from './slots';

/** What the index keeps: an entry a link, each in a slot, and the slots in every order. */
export interface Entries {
  readonly size: number;
  /** Grows with every change. */
  readonly changes: number;
  /** Empty where a link was removed; not to be changed. */
  readonly bySlot: readonly (Entry | undefined)[];
  put(link: LinkRecord): void;
  remove(shortUrl: string): void;
  clear(): void;
  /** The slots of all links; not to be changed. */
  inOrder(order: LinkOrder): Uint32Array;
}

/** Entries to begin with: each in its slot, from the first one on without a gap, and the orders that are known. */
export interface KnownEntries {
  entries: Entry[];
  orders: KnownOrders;
}

export function createEntries(known: KnownEntries = { entries: [], orders: {} }): Entries {
  const entries: (Entry | undefined)[] = known.entries;
  const slots = createSlots(known.entries.map(({ shortUrl }) => shortUrl));
  const orders = createSlotOrders(entries, known.orders);
  const shared = createSharedTexts();
  let changes = 0;

  function fill(slot: number, entry: Entry | undefined): void {
    entries[slot] = entry;
    orders.change(slot);
    changes += 1;
  }

  return {
    get size() {
      return slots.size;
    },
    get changes() {
      return changes;
    },
    bySlot: entries,
    put(link) {
      const slot = slots.take(link.shortUrl);
      fill(slot, entryOf(link, slot, shared));
    },
    remove(shortUrl) {
      const slot = slots.free(shortUrl);
      if (slot !== null) fill(slot, undefined);
    },
    clear() {
      entries.length = 0;
      slots.clear();
      orders.clear();
      changes += 1;
    },
    inOrder: (order) => orders.inOrder(order),
  };
}

import type { LinkRecord } from '@/lib/model/link';
import type { LinkOrder } from '@/lib/model/link-query';

import { type Entry, entryOf } from './entry';
import { type KnownOrders, createSlotOrders } from './orders';

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
interface KnownEntries {
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

/** Numbers for links, from 0 on; the number of one that was removed goes to the next one. */
interface Slots {
  readonly size: number;
  /** The slot of a link, which gets one if it has none. */
  take(shortUrl: string): number;
  /** The slot that it had; null where it had none. */
  free(shortUrl: string): number | null;
  clear(): void;
}

/** @param shortUrls of the links that have slots, in their order */
function createSlots(shortUrls: readonly string[]): Slots {
  const taken = new Map<string, number>();
  shortUrls.forEach((shortUrl, slot) => taken.set(shortUrl, slot));
  const free: number[] = [];
  return {
    get size() {
      return taken.size;
    },
    take(shortUrl) {
      const slot = taken.get(shortUrl) ?? free.pop() ?? taken.size;
      taken.set(shortUrl, slot);
      return slot;
    },
    free(shortUrl) {
      const slot = taken.get(shortUrl);
      if (slot === undefined) return null;
      taken.delete(shortUrl);
      free.push(slot);
      return slot;
    },
    clear() {
      taken.clear();
      free.length = 0;
    },
  };
}

/** Gives the same object for texts that are the same, so that each is in memory once. For texts of which there are few. */
export function createSharedTexts(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
}

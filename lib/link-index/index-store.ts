import type { LinkRecord } from '@/lib/contract/link';

/** What the index needs of the store of links. */
export interface IndexStore {
  /** What was last kept of this version; null when there is none that still holds. */
  loadSnapshot(version: number): Promise<{ seq: number; blocks: unknown } | null>;
  /** `seq`: the number of the last write that is in it. */
  saveSnapshot(version: number, snapshot: { seq: number; blocks: unknown[] }): Promise<boolean>;
  /** The links written after a number of the count of writes, in parts; after 0, all. */
  changedSince(seq: number): AsyncIterable<{ links: readonly LinkRecord[]; seq: number }>;
  /** Tells of each write, in their order, with the links as they are now and the number of the last of them. */
  onWritten(listener: (links: readonly LinkRecord[], seq: number) => void): void;
  /** Tells which links were taken out, by their short URL, and the number that it took. */
  onForgotten(listener: (which: readonly string[] | 'all', seq: number) => void): void;
}

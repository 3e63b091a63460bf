import type { LinkRecord } from '@/lib/model/link';

/** What the index needs of the store of links. */
export interface IndexStore {
  /** What was last kept of this version, and the short URLs of links that were taken out since; null when it does not hold any more. */
  loadSnapshot(
    version: number,
  ): Promise<{ seq: number; blocks: unknown; removed: readonly string[] } | null>;
  /** `seq`: the number of the last write that is in it. */
  saveSnapshot(version: number, snapshot: { seq: number; blocks: unknown[] }): Promise<boolean>;
  /** The summary of this version that was last kept, and the links added since; null when it does not hold any more. */
  loadSummary(version: number): Promise<{ summary: unknown; added: readonly LinkRecord[] } | null>;
  /** Asks for the summary once everybody was told of every write up to a number, if that is the last one. */
  saveSummary(version: number, seq: number, summarize: () => unknown): Promise<boolean>;
  /** The links written after a number of the count of writes, in parts; after 0, all. */
  changedSince(seq: number): AsyncIterable<{ links: readonly LinkRecord[]; seq: number }>;
  /** Tells of each write, in their order, with the links as they are now and the number of the last of them. */
  onWritten(listener: (links: readonly LinkRecord[], seq: number) => void): void;
  /** Tells which links were taken out, by their short URL, and the number that it took. */
  onForgotten(listener: (which: readonly string[] | 'all', seq: number) => void): void;
}

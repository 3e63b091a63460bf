import type { LinkRecord } from '@/lib/model/link';

/** What the index needs of the store of links. */
export interface IndexStore {
  /**
   * What was last kept of an index; null when there is none of this version, or links were forgotten since. Its blocks are as
   * they were handed in; what became of their inside is for the index to check.
   */
  loadSnapshot(version: number): Promise<{ seq: number; blocks: unknown } | null>;
  /**
   * Keeps an index as of a number of writes (`seq`), in place of the one before. Blocks are anything that can be cloned, a few
   * thousand links each. False, and nothing is kept, when links were forgotten after that number.
   */
  saveSnapshot(version: number, snapshot: { seq: number; blocks: unknown[] }): Promise<boolean>;
  /**
   * What was last kept of a summary, and the links added after it; null when there is none of this version, when a link that
   * is in it was changed or forgotten since, or when very many were added. What became of its inside is for the index to check.
   */
  loadSummary(version: number): Promise<{ summary: unknown; added: readonly LinkRecord[] } | null>;
  /**
   * Keeps a summary as of a number of writes (`seq`). False, and nothing is kept, when that is not the last one. It is asked for
   * at a moment at which the listeners were told of every write up to that.
   */
  saveSummary(version: number, seq: number, summarize: () => unknown): Promise<boolean>;
  /**
   * The links that were written after a number of the growing count of writes, in parts; 0 for all that there are. Each write of
   * a link takes a number of its own, and each forgetting one. `seq` of the last part is the number up to which nothing is
   * missing. Parts are read at different moments: what is written or forgotten meanwhile may be in them or not, and the
   * listeners are told of it either way.
   */
  changedSince(seq: number): AsyncIterable<{ links: readonly LinkRecord[]; seq: number }>;
  /** Calls back after each write with the links as they are stored now and the number of the last of them, in the order of writes. */
  onWritten(listener: (links: readonly LinkRecord[], seq: number) => void): void;
  /** Calls back after links were forgotten, with their short URLs or `all`, and the number that it took. */
  onForgotten(listener: (which: readonly string[] | 'all', seq: number) => void): void;
}

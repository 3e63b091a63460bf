import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { createPrune } from './evict';
import {
  type ChangedLinks,
  changedSince,
  findAll,
  findByKey,
  findByKeys,
  findByShortUrl,
  lastSeq,
  pageOfLinks,
} from './read';
import { forgetAllLinks, forgetElsewhere } from './remove';
import type { KeysOf } from './row';
import {
  type KeptSnapshot,
  type KeptSummary,
  type Snapshot,
  loadSnapshot,
  loadSummary,
  saveSnapshot,
  saveSummary,
} from './snapshot';
import { type ChangeKnown, type SavedLinks, saveLink, saveLinks, updateLink } from './write';
import {
  type ForgottenListener,
  type LinkCounts,
  type WrittenListener,
  countLinks,
  onForgotten,
  onWritten,
} from './writing';

/**
 * The links that are remembered, of all services. Every read hands out links that were checked; a damaged row is left out and
 * hides no other. Any of these may fail, as when the disk is full.
 */
export interface LinkStore {
  /** Those of a page, newest first; empty when it has none. */
  find(pageKey: string): Promise<LinkRecord[]>;
  /** The same for all spellings of a page. */
  findAlike(alikeKey: string): Promise<LinkRecord[]>;
  /** The same for many keys, each in its place, all as of one moment. */
  findEachAlike(alikeKeys: readonly string[]): Promise<LinkRecord[][]>;
  findByShortUrl(shortUrl: string): Promise<LinkRecord | null>;
  /** Each in its place, all as of one moment; null where there is none. */
  findAll(shortUrls: readonly string[]): Promise<(LinkRecord | null)[]>;
  /** In the order of their short URLs. Fewer than `count` only at the end. `after`: the last short URL of the part before; null for none. */
  page(part: { after: string | null; count: number }): Promise<LinkRecord[]>;
  /** How many there are, and how many of them were made elsewhere. */
  count(): Promise<LinkCounts>;

  /** Adds the link, or puts it in the place of the one with the same short URL. Resolves once it would outlast a crash. */
  save(link: LinkRecord): Promise<void>;
  /**
   * Adds many, a few hundred at a time; what else is asked of the store gets its turn in between. A crash leaves whole parts
   * stored, so doing it again ends it. `change` is given what is stored of a link and what is to be saved, and says what is
   * stored; null leaves it as it is.
   */
  saveAll(links: readonly LinkRecord[], change: ChangeKnown): Promise<SavedLinks>;
  /**
   * Puts what `change` makes of a link in its place, losing nothing that is written beside it; null where there is none. The
   * same object back means that nothing is to be written.
   */
  update(shortUrl: string, change: (link: LinkRecord) => LinkRecord): Promise<LinkRecord | null>;
  forget(which: 'all' | 'elsewhere'): Promise<void>;

  /**
   * The links that were written after a number of the growing count of writes, in parts; 0 for all that there are. Each write of
   * a link takes a number of its own, and each forgetting one. `seq` of the last part is the number up to which nothing is
   * missing. Parts are read at different moments: what is written or forgotten meanwhile may be in them or not, and the
   * listeners are told of it either way.
   */
  changedSince(seq: number): AsyncGenerator<ChangedLinks>;
  /** The number of the last write; 0 before the first. */
  lastSeq(): Promise<number>;
  /**
   * What was last stored of an index; null when there is none of this version, or somebody had links forgotten since. Links that
   * went because there were too many are named beside it. Its blocks are as they were handed in; what became of their inside is
   * for the index to check.
   */
  loadSnapshot(version: number): Promise<KeptSnapshot | null>;
  /**
   * Keeps an index as of a number of writes (`seq`), in place of the one before. Blocks are anything that can be cloned, a few
   * thousand links each. False, and nothing is kept, when links were forgotten after that number.
   */
  saveSnapshot(version: number, snapshot: Snapshot): Promise<boolean>;
  /**
   * What was last stored of a summary, and the links added after it; null when there is none of this version, when a link that
   * is in it was changed or forgotten since, or when very many were added. What became of its inside is for the index to check.
   */
  loadSummary(version: number): Promise<KeptSummary | null>;
  /**
   * Keeps a summary as of a number of writes (`seq`). False, and nothing is kept, when that is not the last one. It is asked for
   * at a moment at which the listeners were told of every write up to that.
   */
  saveSummary(version: number, seq: number, summarize: () => unknown): Promise<boolean>;
  /** Calls back after each write with the links as they are stored now and the number of the last of them, in the order of writes. */
  onWritten(listener: WrittenListener): void;
  /** Calls back after links were forgotten, with their short URLs or `all`, and the number that it took. */
  onForgotten(listener: ForgottenListener): void;
}

interface LinkStoreOptions {
  /** The keys by which a link is found; null for none. A link whose long URL is not known has none. */
  keysOf: KeysOf;
  /** Whether a link works today, as far as known: those that do not go first when there are too many. */
  works: (link: LinkRecord) => boolean;
  inTransaction: InTransaction;
}

/**
 * Opens the store of links; its database is opened when it is first asked. All stores in one context are the same one, and hear of
 * each other's writes.
 */
export function createLinkStore({
  keysOf,
  works,
  inTransaction: run,
}: LinkStoreOptions): LinkStore {
  const writer = { run, keysOf };
  const prune = createPrune(run, works);
  return {
    find: async (pageKey) => findByKey(run, 'page', pageKey),
    findAlike: async (alikeKey) => findByKey(run, 'alike', alikeKey),
    findEachAlike: async (alikeKeys) => findByKeys(run, 'alike', alikeKeys),
    findByShortUrl: async (shortUrl) => findByShortUrl(run, shortUrl),
    findAll: async (shortUrls) => findAll(run, shortUrls),
    page: async (part) => pageOfLinks(run, part),
    count: async () => countLinks(run),
    save: async (link) => void prune(await saveLink(writer, link)),
    async saveAll(links, change) {
      const { added, known, ...counts } = await saveLinks(writer, links, change);
      await prune(counts);
      return { added, known };
    },
    update: async (shortUrl, change) => updateLink(writer, shortUrl, change),
    forget: async (which) => (which === 'all' ? forgetAllLinks(run) : forgetElsewhere(run)),
    changedSince: (seq) => changedSince(run, seq),
    lastSeq: async () => lastSeq(run),
    loadSnapshot: async (version) => loadSnapshot(run, version),
    saveSnapshot: async (version, snapshot) => saveSnapshot(run, version, snapshot),
    loadSummary: async (version) => loadSummary(run, version),
    saveSummary: async (version, seq, summarize) => saveSummary(run, version, seq, summarize),
    onWritten,
    onForgotten,
  };
}

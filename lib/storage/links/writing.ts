import { lazy } from '@/lib/async/lazy';
import type { LinkRecord } from '@/lib/model/link';
import { type Infer, z } from '@/lib/model/z';
import type { InTransaction, Transaction } from '@/lib/storage/database';

import { type StoredLinkRow, isCreatedOutside } from './row';

/** The writes of one transaction, and the count of them. */
interface LinkWriting {
  /** Stores a link, with its keys, in the place of a row; undefined for none. What attempt led to it stays known. */
  put(before: StoredLinkRow | undefined, link: Omit<StoredLinkRow, 'seq'>): StoredLinkRow;
  /** Takes out rows that are neighbours: none that stays is between them. */
  remove(rows: readonly StoredLinkRow[]): void;
  /** Stores the count; nothing can be written after that. Writes that fail have the transaction fail. */
  end(): Tally;
}

/** Every write of links goes through here, so that their count and their numbers are always right. */
export async function writingLinks<S extends 'links' | 'meta' | 'snapshot'>(
  transaction: Transaction<S | 'links' | 'meta', 'readwrite'>,
): Promise<LinkWriting> {
  const store = transaction.objectStore('links');
  const tally = await readTally(transaction);
  return {
    put(before, link) {
      tally.seq += 1;
      const { attempt = before?.attempt } = link;
      const row = { ...link, seq: tally.seq, ...(attempt === undefined ? {} : { attempt }) };
      if (before === undefined) tally.count += 1;
      tally.elsewhere += Number(isCreatedOutside(row)) - Number(isCreatedOutside(before));
      sendRequest(store.put(row));
      return row;
    },
    remove(rows) {
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined) return;
      tally.seq += rows.length;
      tally.count -= rows.length;
      tally.elsewhere -= rows.filter(isCreatedOutside).length;
      // A range goes in a fraction of the time that its rows take one by one.
      sendRequest(store.delete(IDBKeyRange.bound(first.link.shortUrl, last.link.shortUrl)));
    },
    end() {
      sendRequest(transaction.objectStore('meta').put(tally, 'tally'));
      return tally;
    },
  };
}

/** A request that fails has its transaction fail, which is where that is heard. */
function sendRequest(request: Promise<unknown>): void {
  request.catch(() => undefined);
}

/** How many links are stored. */
export interface LinkCounts {
  count: number;
  /** How many of them were created outside. */
  elsewhere: number;
}

const tally = lazy(() =>
  z.object({
    /** The number of the last write. It never goes back, not even when everything is forgotten. */
    seq: z.number(),
    count: z.number(),
    elsewhere: z.number(),
  }),
);

/** What is counted along, as counting 100,000 rows takes its time. Written in the same transaction as the links. */
type Tally = Infer<typeof tally>;

/** A transaction that can read the tally. */
interface WithMeta {
  objectStore(name: 'meta'): { get(key: 'tally'): Promise<unknown> };
}

export async function readTally(transaction: WithMeta): Promise<Tally> {
  const stored = tally().safeParse(await transaction.objectStore('meta').get('tally'));
  return stored.success ? stored.data : { seq: 0, count: 0, elsewhere: 0 };
}

export async function lastSeq(run: InTransaction): Promise<number> {
  return (await run(['meta'], 'readonly', readTally)).seq;
}

export async function countLinks(run: InTransaction): Promise<LinkCounts> {
  const { count, elsewhere } = await run(['meta'], 'readonly', readTally);
  return { count, elsewhere };
}

/** The links as they are stored now, and the number of the last of these writes. */
type WrittenListener = (links: readonly LinkRecord[], seq: number) => void;

/** The short URLs of the links that are forgotten, and the number that this took. */
type ForgottenListener = (which: readonly string[] | 'all', seq: number) => void;

const writtenListeners = new Set<WrittenListener>();
const forgottenListeners = new Set<ForgottenListener>();

/** Calls the listener after each write of any store of links in this context. */
export const onWritten = (listener: WrittenListener): void => void writtenListeners.add(listener);
export const onForgotten = (listener: ForgottenListener): void =>
  void forgottenListeners.add(listener);

/** Forgets who listens: those that belong to a connection go with it. */
export function dropListeners(): void {
  writtenListeners.clear();
  forgottenListeners.clear();
}

export function notifyWritten(links: readonly LinkRecord[], seq: number): void {
  for (const listener of writtenListeners) listener(links, seq);
}

export function notifyForgotten(which: readonly string[] | 'all', seq: number): void {
  for (const listener of forgottenListeners) listener(which, seq);
}

/** A store of links, in whatever transaction. */
export interface LinkRows {
  get(shortUrl: string): Promise<StoredLinkRow | undefined>;
  getAll(range: IDBKeyRange, count: number): Promise<StoredLinkRow[]>;
}

/**
 * The rows of these short URLs, which have to be in their order, as far as there are any. Whoever asks for many mostly asks for
 * neighbours, and a stretch of rows is read in a fraction of the time that its rows take one by one; so it reads a stretch first
 * and fetches the others, which are far apart, after it.
 */
export async function getMany(
  store: LinkRows,
  shortUrls: readonly string[],
): Promise<Map<string, StoredLinkRow>> {
  const [first, last] = [shortUrls[0], shortUrls.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const stretch = shortUrls.length * 2;
  const rows = await store.getAll(IDBKeyRange.bound(first, last), stretch);
  const end = rows.length < stretch ? last : (rows.at(-1)?.link.shortUrl ?? last);
  const apart = shortUrls.filter((shortUrl) => shortUrl > end);
  const others = await Promise.all(apart.map(async (shortUrl) => store.get(shortUrl)));
  const found = [...rows, ...others.filter((row) => row !== undefined)];
  const wanted = new Set(shortUrls);
  return new Map(
    found.flatMap((row) =>
      wanted.has(row.link.shortUrl) ? [[row.link.shortUrl, row] as const] : [],
    ),
  );
}

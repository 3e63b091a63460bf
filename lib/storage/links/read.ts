import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { type StoredLinkRow, linkOfRow, linksOfRows } from './row';
import { lastSeq, readTally } from './writing';

type KeyIndex = 'page' | 'alike';

/** For each key its rows. A transaction of its own for each would take several times as long. */
const readByKeys = async (
  run: InTransaction,
  index: KeyIndex,
  keys: readonly string[],
): Promise<StoredLinkRow[][]> =>
  run(['links'], 'readonly', async (transaction) => {
    const links = transaction.objectStore('links').index(index);
    return Promise.all(keys.map(async (key) => links.getAll(key)));
  });

/** For each key its links, newest first. */
export async function findByKeys(
  run: InTransaction,
  index: KeyIndex,
  keys: readonly string[],
): Promise<LinkRecord[][]> {
  const found = await readByKeys(run, index, keys);
  return found.map((rows) => linksOfRows(rows).toSorted((a, b) => b.createdAt - a.createdAt));
}

export async function findByKey(
  run: InTransaction,
  index: KeyIndex,
  key: string,
): Promise<LinkRecord[]> {
  const [links = []] = await findByKeys(run, index, [key]);
  return links;
}

/** The link that an attempt to make one of a page led to; null where there is none. */
export async function findMade(
  run: InTransaction,
  pageKey: string,
  attempt: string,
): Promise<LinkRecord | null> {
  const [rows = []] = await readByKeys(run, 'page', [pageKey]);
  return linkOfRow(rows.find((row) => row.attempt === attempt));
}

export const findByShortUrl = async (
  run: InTransaction,
  shortUrl: string,
): Promise<LinkRecord | null> =>
  linkOfRow(
    await run(['links'], 'readonly', async (transaction) =>
      transaction.objectStore('links').get(shortUrl),
    ),
  );

/** The links of many short URLs, each in its place; null where there is none. */
export async function findAll(
  run: InTransaction,
  shortUrls: readonly string[],
): Promise<(LinkRecord | null)[]> {
  const rows = await run(['links'], 'readonly', async (transaction) => {
    const store = transaction.objectStore('links');
    return Promise.all(shortUrls.map(async (shortUrl) => store.get(shortUrl)));
  });
  return rows.map(linkOfRow);
}

/** The rows after a short URL, in their order; null for the first ones. */
const rowsAfter = async (
  run: InTransaction,
  after: string | null,
  count: number,
): Promise<StoredLinkRow[]> =>
  run(['links'], 'readonly', async (transaction) =>
    transaction
      .objectStore('links')
      .getAll(after === null ? null : IDBKeyRange.lowerBound(after, true), count),
  );

/** Fewer than `count` only at the end: rows that are damaged are made up for by those after them. */
export async function pageOfLinks(
  run: InTransaction,
  { after, count }: { after: string | null; count: number },
): Promise<LinkRecord[]> {
  const links: LinkRecord[] = [];
  let last = after;
  for (let missing = count; missing > 0; missing = count - links.length) {
    const rows = await rowsAfter(run, last, missing);
    links.push(...linksOfRows(rows));
    if (rows.length < missing) break;
    last = rows.at(-1)?.link.shortUrl ?? last;
  }
  return links;
}

/** Links that were written, and the number up to which none is missing. */
interface ChangedLinks {
  links: LinkRecord[];
  seq: number;
}

const partSize = 1000;

/** At least one part. */
export async function* changedSince(
  run: InTransaction,
  seq: number,
): AsyncGenerator<ChangedLinks, void> {
  if (seq > 0) return yield* writtenSince(run, seq);
  // Each entry of an index costs a look at its row: all of them are read faster by themselves.
  const start = await lastSeq(run);
  for await (const links of everyLink(run)) yield { links, seq: 0 };
  yield* writtenSince(run, start);
}

async function* everyLink(run: InTransaction): AsyncGenerator<LinkRecord[], void> {
  let last: string | null = null;
  for (;;) {
    const rows = await rowsAfter(run, last, partSize);
    if (rows.length > 0) yield linksOfRows(rows);
    if (rows.length < partSize) return;
    last = rows.at(-1)?.link.shortUrl ?? last;
  }
}

async function* writtenSince(run: InTransaction, seq: number): AsyncGenerator<ChangedLinks, void> {
  let last = seq;
  for (;;) {
    const { rows, tally } = await rowsSince(run, last);
    const isEnd = rows.length < partSize;
    last = isEnd ? tally.seq : (rows.at(-1)?.seq ?? last);
    yield { links: linksOfRows(rows), seq: last };
    if (isEnd) return;
  }
}

const rowsSince = async (run: InTransaction, seq: number) =>
  run(['links', 'meta'], 'readonly', async (transaction) => {
    const [rows, tally] = await Promise.all([
      transaction
        .objectStore('links')
        .index('seq')
        .getAll(IDBKeyRange.lowerBound(seq, true), partSize),
      readTally(transaction),
    ]);
    return { rows, tally };
  });

import type { Entry } from '@/lib/link-index/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { type StoredLinkRow, linkOfRow, linksOfRows, ofService } from './row';
import { readCounts } from './writing';

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

/** How many entries are read at once: they keep the thread busy for a few hundredths of a second. */
const partSize = 10_000;

/** The entries of all links, in parts between which others get their turn. */
export async function* everyEntry(run: InTransaction): AsyncGenerator<Entry[], void> {
  let reading = entriesAfter(run, undefined);
  for (;;) {
    const entries = await reading;
    const isEnd = entries.length < partSize;
    if (!isEnd) {
      // The database reads the next part while this one is worked on.
      reading = entriesAfter(run, entries.at(-1));
      reading.catch(() => undefined);
    }
    yield entries;
    if (isEnd) return;
  }
}

const entriesAfter = async (run: InTransaction, last: Entry | undefined): Promise<Entry[]> =>
  run(['entries'], 'readonly', async (transaction) => {
    const after = last === undefined ? null : IDBKeyRange.lowerBound(last.shortUrl, true);
    return transaction.objectStore('entries').getAll(after, partSize);
  });

/** The newest links of a service, and how many it has in all. */
export const newestOf = async (run: InTransaction, service: string, count: number) =>
  run(['links', 'counts'], 'readonly', async (transaction) => {
    const [shortUrls, counts] = await Promise.all([
      transaction.objectStore('links').index('newest').getAllKeys(ofService(service), count),
      transaction.objectStore('counts').get(service),
    ]);
    return { shortUrls, total: readCounts(counts).count };
  });

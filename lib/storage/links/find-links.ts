import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { type LinkRow, readLink, readLinks } from './link-row';

/** For each key its links, newest first. A transaction of its own for each would take several times as long. */
export async function findByKeys(
  run: InTransaction,
  index: 'page' | 'alike',
  keys: readonly string[],
): Promise<LinkRecord[][]> {
  const found = await run(['links'], 'readonly', async (transaction) => {
    const links = transaction.objectStore('links').index(index);
    return Promise.all(keys.map(async (key) => links.getAll(key)));
  });
  return found.map((rows) => readLinks(rows).toSorted((a, b) => b.createdAt - a.createdAt));
}

export async function findByKey(
  run: InTransaction,
  index: 'page' | 'alike',
  key: string,
): Promise<LinkRecord[]> {
  const [links = []] = await findByKeys(run, index, [key]);
  return links;
}

export const findByShortUrl = async (
  run: InTransaction,
  shortUrl: string,
): Promise<LinkRecord | null> =>
  readLink(
    await run(['links'], 'readonly', async (transaction) =>
      transaction.objectStore('links').get(shortUrl),
    ),
  );

/** Each in its place; null where there is none. */
export async function findAll(
  run: InTransaction,
  shortUrls: readonly string[],
): Promise<(LinkRecord | null)[]> {
  const rows = await run(['links'], 'readonly', async (transaction) => {
    const store = transaction.objectStore('links');
    return Promise.all(shortUrls.map(async (shortUrl) => store.get(shortUrl)));
  });
  return rows.map(readLink);
}

/** The rows after a short URL, in their order; null for the first ones. */
export const rowsAfter = async (
  run: InTransaction,
  after: string | null,
  count: number,
): Promise<LinkRow[]> =>
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
    links.push(...readLinks(rows));
    if (rows.length < missing) break;
    last = rows.at(-1)?.link.shortUrl ?? last;
  }
  return links;
}

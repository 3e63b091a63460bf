import type { Entry } from '@/lib/link-index/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent } from '@/lib/model/shorten';
import type { InTransaction } from '@/lib/storage/database';

import { readCounts } from './counts';
import { type StoredLinkRow, linkOfRow, linksOfRows, ofService } from './row';

/** For each key its rows. A transaction of its own for each would take several times as long. */
const readByKeys = async (
  run: InTransaction,
  index: 'page' | 'alike',
  keys: readonly string[],
): Promise<StoredLinkRow[][]> =>
  run(['links'], 'readonly', async (transaction) => {
    const links = transaction.objectStore('links').index(index);
    return Promise.all(keys.map(async (key) => links.getAll(key)));
  });

/** For each key its links, newest first. */
export async function findAlike(
  run: InTransaction,
  looseKeys: readonly string[],
): Promise<LinkRecord[][]> {
  const found = await readByKeys(run, 'alike', looseKeys);
  return found.map((rows) => linksOfRows(rows).toSorted((a, b) => b.createdAt - a.createdAt));
}

/** The link that an attempt to make one of a page led to; null where there is none. */
export async function findMade(
  run: InTransaction,
  { url, attempt }: Pick<Intent, 'url' | 'attempt'>,
): Promise<LinkRecord | null> {
  const rows = await readByKeys(run, 'page', [url]);
  return linkOfRow(rows.flat().find((row) => row.attempt === attempt));
}

/** The links of short URLs, each in its place; null where there is none. */
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

/** Behind a key of a store; null for its beginning. */
const behind = (key: string | null | undefined): IDBKeyRange | null =>
  typeof key === 'string' ? IDBKeyRange.lowerBound(key, true) : null;

/**
 * In the order of their short URLs. Fewer than `count` only at the end, as later rows make up for damaged ones.
 * @param part.after the last short URL of the part before; null for none
 */
export async function pageOfLinks(
  run: InTransaction,
  { after, count }: { after: string | null; count: number },
): Promise<LinkRecord[]> {
  const links: LinkRecord[] = [];
  let last: string | null | undefined = after;
  for (let missing = count; missing > 0; missing = count - links.length) {
    const rows = await run(['links'], 'readonly', async (transaction) =>
      transaction.objectStore('links').getAll(behind(last), missing),
    );
    links.push(...linksOfRows(rows));
    if (rows.length < missing) break;
    last = rows.at(-1)?.link.shortUrl;
  }
  return links;
}

/** How many entries are read at once: they keep the thread busy for a few hundredths of a second. */
const partSize = 10_000;

/** The entries of all links, in parts between which other callers get their turn. */
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
  run(['entries'], 'readonly', async (transaction) =>
    transaction.objectStore('entries').getAll(behind(last?.shortUrl), partSize),
  );

/** The newest links of a service, and how many it has. */
export const newestOf = async (run: InTransaction, service: string, count: number) =>
  run(['links', 'counts'], 'readonly', async (transaction) => {
    const [shortUrls, counts] = await Promise.all([
      transaction.objectStore('links').index('newest').getAllKeys(ofService(service), count),
      transaction.objectStore('counts').get(service),
    ]);
    return { shortUrls, groups: readCounts(counts).groups };
  });

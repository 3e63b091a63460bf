import type { Entry, EntryStore } from '@/lib/link-index/ports';
import type { LinkHistory } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';
import { cachedRead } from '@/lib/storage/stored-item';

import { onChange } from './changes';
import { readCounts } from './counts';
import { type StoredLinkRow, linkOfRow, linksOfRows, ofService } from './row';

interface LinksPage {
  links: LinkRecord[];
  last: string | null;
}

export interface LinkReader
  extends Omit<LinkHistory, 'save' | 'saveAll' | 'update'>, Omit<EntryStore, 'onChange'> {
  /** By short URL, behind `after`, without damaged rows; `last`: to go on behind, null at the end. */
  page(part: { after: string | null; count: number }): Promise<LinksPage>;
}

export function createLinkReader(run: InTransaction): LinkReader {
  /** For each key its rows, in one transaction: one for each would take several times as long. */
  const rowsByKeys = async (index: 'page' | 'alike', keys: readonly string[]) =>
    run(['links'], 'readonly', async (transaction) => {
      const links = transaction.objectStore('links').index(index);
      return Promise.all(keys.map(async (key) => links.getAll(key)));
    });
  const findAll: LinkReader['findAll'] = async (shortUrls) => {
    const rows = await run(['links'], 'readonly', async (transaction) => {
      const store = transaction.objectStore('links');
      return Promise.all(shortUrls.map(async (shortUrl) => store.get(shortUrl)));
    });
    return rows.map(linkOfRow);
  };
  return {
    findAlike: rememberLast(async (looseKeys) =>
      (await rowsByKeys('alike', looseKeys)).map(newestFirst),
    ),
    findByShortUrl: async (shortUrl) => (await findAll([shortUrl]))[0] ?? null,
    findAll,
    findMade: async ({ url, attempt }) => {
      const [rows = []] = await rowsByKeys('page', [url]);
      return linkOfRow(rows.find((row) => row.attempt === attempt));
    },
    page: async (part) => readPage(run, part),
    entries: () => everyEntry(run),
    newest: async (service, count) =>
      run(['links', 'counts'], 'readonly', async (transaction) => {
        const links = transaction.objectStore('links').index('newest');
        const [shortUrls, counts] = await Promise.all([
          // A database takes a count of none for all there are.
          count === 0 ? [] : links.getAllKeys(ofService(service), count),
          transaction.objectStore('counts').get(service),
        ]);
        return { shortUrls, groups: readCounts(counts).groups };
      }),
  };
}

async function readPage(
  run: InTransaction,
  { after, count }: Parameters<LinkReader['page']>[0],
): Promise<LinksPage> {
  const rows = await run(['links'], 'readonly', async (transaction) =>
    transaction.objectStore('links').getAll(behind(after), count),
  );
  const last = rows.length < count ? null : (rows.at(-1)?.link.shortUrl ?? null);
  return { links: linksOfRows(rows), last };
}

const newestFirst = (rows: readonly StoredLinkRow[]): LinkRecord[] =>
  linksOfRows(rows).toSorted((a, b) => b.createdAt - a.createdAt);

/** Until any link changes: opening the popup looks the links of a page up, and shortening does next. */
function rememberLast(find: LinkReader['findAlike']): LinkReader['findAlike'] {
  let last: { key: string; found: ReturnType<typeof cachedRead<LinkRecord[][]>> } | null = null;
  onChange(() => {
    last = null;
  });
  return async (looseKeys) => {
    const key = looseKeys.join(' ');
    if (last?.key !== key) last = { key, found: cachedRead(async () => find(looseKeys)) };
    return last.found.get();
  };
}

const behind = (key: string | null | undefined): IDBKeyRange | null =>
  typeof key === 'string' ? IDBKeyRange.lowerBound(key, true) : null;

/** How many entries are read at once: they keep the thread busy for a few hundredths of a second. */
const partSize = 10_000;

async function* everyEntry(run: InTransaction): AsyncGenerator<Entry[], void> {
  let entries: Entry[] = [];
  do {
    const range = behind(entries.at(-1)?.shortUrl);
    entries = await run(['entries'], 'readonly', async (transaction) =>
      transaction.objectStore('entries').getAll(range, partSize),
    );
    yield entries;
  } while (entries.length === partSize);
}

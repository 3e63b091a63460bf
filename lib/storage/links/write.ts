import { chunksOf } from '@/lib/async/yield';
import type { LinkAttempt } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { notifyChange } from './changes';
import { type Projections, type StoredLinkRow, linkOfRow } from './row';
import { writeLinks, writtenStores } from './writing';

/** Given what is stored of a link and what is to be saved, says what is stored; null leaves it as it is. */
type ChangeKnown = (known: LinkRecord, link: LinkRecord) => LinkRecord | null;

interface SavedLinks {
  /** Not known before. */
  added: number;
  known: number;
}

/** What writing takes. */
interface Writer extends Projections {
  run: InTransaction;
}

/** What else is known of a link that was made is forgotten once this is written. */
const durableWrite = { durability: 'strict' } as const;

/** Many can be had again, from the file or the service that they come from. */
const relaxedWrite = { durability: 'relaxed' } as const;

/** @returns the link as it is stored */
export async function saveLink(
  writer: Writer,
  link: LinkRecord,
  by?: LinkAttempt,
): Promise<LinkRecord> {
  const saved = await writer.run(
    writtenStores,
    'readwrite',
    async (transaction) => {
      const row = await transaction.objectStore('links').get(link.shortUrl);
      const known = linkOfRow(row);
      const stored = known === null || by === undefined ? link : by.merge(known);
      const writing = writeLinks(transaction, writer);
      writing.put(row, stored, by?.attempt);
      await writing.end();
      return stored;
    },
    durableWrite,
  );
  notifyChange([saved]);
  return saved;
}

export async function updateLink(
  writer: Writer,
  shortUrl: string,
  change: (link: LinkRecord) => LinkRecord,
): Promise<LinkRecord | null> {
  const updated = await writer.run(writtenStores, 'readwrite', async (transaction) => {
    const row = await transaction.objectStore('links').get(shortUrl);
    const known = linkOfRow(row);
    const link = known && change(known);
    if (link === null || link === known) return { link, isWritten: false };
    const writing = writeLinks(transaction, writer);
    writing.put(row, link);
    await writing.end();
    return { link, isWritten: true };
  });
  if (updated.link !== null && updated.isWritten) notifyChange([updated.link]);
  return updated.link;
}

/** How many are written at once: as many as keep another caller waiting for a few hundredths of a second. */
const partSize = 100;

/** @returns how many of these were new */
export async function saveAllLinks(
  writer: Writer,
  links: readonly LinkRecord[],
  change: ChangeKnown,
): Promise<SavedLinks> {
  let added = 0;
  const sorted = links.toSorted((a, b) => (a.shortUrl < b.shortUrl ? -1 : 1));
  for (const part of chunksOf(sorted, partSize)) {
    const saved = await savePart(writer, part, change);
    added += saved.added;
    if (saved.written.length > 0) notifyChange(saved.written);
  }
  return { added, known: links.length - added };
}

const savePart = async (writer: Writer, part: readonly LinkRecord[], change: ChangeKnown) =>
  writer.run(
    writtenStores,
    'readwrite',
    async (transaction) => {
      const rows = await rowsOf(transaction.objectStore('links'), part);
      const current = new Map(rows.map((row) => [row.link.shortUrl, row]));
      const writing = writeLinks(transaction, writer);
      const written: LinkRecord[] = [];
      let added = 0;
      for (const link of part) {
        const row = current.get(link.shortUrl);
        const known = linkOfRow(row);
        if (known === null) added += 1;
        const stored = known === null ? link : change(known, link);
        if (stored === null) continue;
        // A link that comes twice is changed as it is by then.
        current.set(link.shortUrl, writing.put(row, stored));
        written.push(stored);
      }
      await writing.end();
      return { written, added };
    },
    relaxedWrite,
  );

/** A store of links, in whatever transaction. */
interface LinkRows {
  get(shortUrl: string): Promise<StoredLinkRow | undefined>;
  getAll(range: IDBKeyRange, count: number): Promise<StoredLinkRow[]>;
}

/** The rows there are of these links, and maybe others between: neighbours are read in a fraction of the time of each by itself. */
async function rowsOf(store: LinkRows, sorted: readonly LinkRecord[]): Promise<StoredLinkRow[]> {
  const [first, last] = [sorted[0]?.shortUrl, sorted.at(-1)?.shortUrl];
  const most = 2 * sorted.length;
  const near = await store.getAll(IDBKeyRange.bound(first, last), most);
  if (near.length < most) return near;
  const rows = await Promise.all(sorted.map(async ({ shortUrl }) => store.get(shortUrl)));
  return rows.filter((row) => row !== undefined);
}

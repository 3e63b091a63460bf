import { chunksOf } from '@/lib/async/chunks';
import type { LinkHistory } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { notifyChange } from './changes';
import { type RowChange, type WriteTransaction, countChanges, send } from './counts';
import { type Projections, type StoredLinkRow, linkOfRow } from './row';

/** A row, its entry and the count of its service are written together, or not at all. */
export const writtenStores: ['links', 'entries', 'counts'] = ['links', 'entries', 'counts'];

type Named = Pick<LinkRecord, 'shortUrl'>;

/** @returns what is to be stored; null leaves it as it is */
type Change<L> = (known: LinkRecord | null, link: L) => LinkRecord | null;

interface WriteOptions {
  durability: IDBTransactionDurability;
  attempt?: string | undefined;
}

interface Writer extends Projections {
  run: InTransaction;
}

/** Writes links, sorted by their short URLs, in one transaction. @returns what was written */
async function write<L extends Named>(
  writer: Writer,
  sorted: readonly L[],
  change: Change<L>,
  { durability, attempt }: WriteOptions,
): Promise<LinkRecord[]> {
  const written = await writer.run(
    writtenStores,
    'readwrite',
    async (transaction) => {
      const rows = await rowsOf(transaction, sorted);
      const current = new Map(rows.map((row) => [row.link.shortUrl, row]));
      const changes: RowChange[] = [];
      const stored: LinkRecord[] = [];
      for (const each of sorted) {
        const before = current.get(each.shortUrl);
        const link = change(linkOfRow(before), each);
        if (link === null) continue;
        const entry = writer.entryOf(link);
        const { group } = entry;
        const row = { ...rowOf(link, attempt ?? before?.attempt), ...writer.keysOf(link), group };
        send(transaction.objectStore('links').put(row));
        send(transaction.objectStore('entries').put(entry));
        changes.push([before, -1], [row, 1]);
        // A link that comes twice is changed as it is by then.
        current.set(each.shortUrl, row);
        stored.push(link);
      }
      await countChanges(transaction, changes);
      return stored;
    },
    { durability },
  );
  if (written.length > 0) notifyChange(written);
  return written;
}

const rowOf = (
  link: LinkRecord,
  attempt: string | undefined,
): Pick<StoredLinkRow, 'link' | 'newest' | 'outside' | 'attempt'> => ({
  link,
  newest: [link.service, -link.createdAt],
  ...(link.elsewhere === true ? { outside: 1 } : {}),
  ...(attempt === undefined ? {} : { attempt }),
});

/** The rows there are of these links, and maybe others between: neighbors are read in a fraction of the time of each by itself. */
async function rowsOf(
  transaction: WriteTransaction,
  sorted: readonly Named[],
): Promise<StoredLinkRow[]> {
  const store = transaction.objectStore('links');
  const [first, last] = [sorted[0]?.shortUrl, sorted.at(-1)?.shortUrl];
  const most = 2 * sorted.length;
  const near = await store.getAll(IDBKeyRange.bound(first, last), most);
  if (near.length < most) return near;
  const rows = await Promise.all(sorted.map(async ({ shortUrl }) => store.get(shortUrl)));
  return rows.filter((row) => row !== undefined);
}

/** How many are written at once: as many as keep another caller waiting for a few hundredths of a second. */
const partSize = 100;

export const createLinkWriter = (
  writer: Writer,
): Pick<LinkHistory, 'save' | 'saveAll' | 'update'> => ({
  async save(link, by) {
    const merged = (known: LinkRecord | null): LinkRecord =>
      known === null || by === undefined ? link : by.merge(known);
    // What else is known of a link that was made is forgotten once this is written.
    const options = { durability: 'strict', attempt: by?.attempt } as const;
    const [saved = link] = await write(writer, [link], merged, options);
    return saved;
  },
  async update(shortUrl, change) {
    let now: LinkRecord | null = null;
    const changed = (known: LinkRecord | null): LinkRecord | null => {
      now = known && change(known);
      return now === known ? null : now;
    };
    await write(writer, [{ shortUrl }], changed, { durability: 'default' });
    return now;
  },
  async saveAll(links, change) {
    let added = 0;
    const changed: Change<LinkRecord> = (known, link) => {
      if (known !== null) return change(known, link);
      added += 1;
      return link;
    };
    const sorted = links.toSorted((a, b) => (a.shortUrl < b.shortUrl ? -1 : 1));
    // They can be had again, from the file or the service that they come from.
    for (const part of chunksOf(sorted, partSize))
      await write(writer, part, changed, { durability: 'relaxed' });
    return { added, known: links.length - added };
  },
});

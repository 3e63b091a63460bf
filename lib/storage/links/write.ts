import { chunksOf } from '@/lib/async/yield';
import type { LinkAttempt } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { notifyChange } from './changes';
import { countAlong, send } from './counts';
import { type Projections, type StoredLinkRow, linkOfRow } from './row';

/** A row, its entry and the count of its service are written together, or not at all. */
export const writtenStores: ['links', 'entries', 'counts'] = ['links', 'entries', 'counts'];

/** What writing takes. */
export interface Writer extends Projections {
  run: InTransaction;
}

type Named = Pick<LinkRecord, 'shortUrl'>;

/** @param known null where there is none @returns what is to be stored; null leaves it as it is */
type Change<L> = (known: LinkRecord | null, link: L) => LinkRecord | null;

/** Writes links in one transaction. @param sorted by their short URLs @returns what was written */
async function writeLinks<L extends Named>(
  { run, ...projections }: Writer,
  sorted: readonly L[],
  change: Change<L>,
  { durability, attempt }: { durability: IDBTransactionDurability; attempt?: string | undefined },
): Promise<LinkRecord[]> {
  const written = await run(
    writtenStores,
    'readwrite',
    async (transaction) => {
      const links = transaction.objectStore('links');
      const rows = await rowsOf(links, sorted);
      const current = new Map(rows.map((row) => [row.link.shortUrl, row]));
      const counted = countAlong(transaction);
      const stored: LinkRecord[] = [];
      for (const each of sorted) {
        const before = current.get(each.shortUrl);
        const link = change(linkOfRow(before), each);
        if (link === null) continue;
        const entry = projections.entryOf(link);
        const group = projections.groupOf(entry);
        const row = { ...rowOf(link, projections, attempt ?? before?.attempt), group };
        counted.add(before, -1);
        counted.add(row, 1);
        send(links.put(row));
        send(transaction.objectStore('entries').put(entry));
        // A link that comes twice is changed as it is by then.
        current.set(each.shortUrl, row);
        stored.push(link);
      }
      await counted.end();
      return stored;
    },
    { durability },
  );
  if (written.length > 0) notifyChange(written);
  return written;
}

const rowOf = (
  link: LinkRecord,
  { keysOf }: Pick<Projections, 'keysOf'>,
  attempt: string | undefined,
): Omit<StoredLinkRow, 'group'> => ({
  link,
  ...keysOf(link),
  newest: [link.service, -link.createdAt],
  ...(link.elsewhere === true ? { outside: 1 } : {}),
  ...(attempt === undefined ? {} : { attempt }),
});

/** A store of links, in whatever transaction. */
interface LinkRows {
  get(shortUrl: string): Promise<StoredLinkRow | undefined>;
  getAll(range: IDBKeyRange, count: number): Promise<StoredLinkRow[]>;
}

/** The rows there are of these links, and maybe others between: neighbours are read in a fraction of the time of each by itself. */
async function rowsOf(store: LinkRows, sorted: readonly Named[]): Promise<StoredLinkRow[]> {
  const [first, last] = [sorted[0]?.shortUrl, sorted.at(-1)?.shortUrl];
  const most = 2 * sorted.length;
  const near = await store.getAll(IDBKeyRange.bound(first, last), most);
  if (near.length < most) return near;
  const rows = await Promise.all(sorted.map(async ({ shortUrl }) => store.get(shortUrl)));
  return rows.filter((row) => row !== undefined);
}

/** @returns the link as it is stored */
export async function saveLink(
  writer: Writer,
  link: LinkRecord,
  by?: LinkAttempt,
): Promise<LinkRecord> {
  const merged = (known: LinkRecord | null): LinkRecord =>
    known === null || by === undefined ? link : by.merge(known);
  // What else is known of a link that was made is forgotten once this is written.
  const options = { durability: 'strict', attempt: by?.attempt } as const;
  const [saved = link] = await writeLinks(writer, [link], merged, options);
  return saved;
}

export async function updateLink(
  writer: Writer,
  shortUrl: string,
  change: (link: LinkRecord) => LinkRecord,
): Promise<LinkRecord | null> {
  let now: LinkRecord | null = null;
  const changed = (known: LinkRecord | null): LinkRecord | null => {
    now = known && change(known);
    return now === known ? null : now;
  };
  await writeLinks(writer, [{ shortUrl }], changed, { durability: 'default' });
  return now;
}

/** How many are written at once: as many as keep another caller waiting for a few hundredths of a second. */
const partSize = 100;

/** @returns how many of these were new */
export async function saveAllLinks(
  writer: Writer,
  links: readonly LinkRecord[],
  change: (known: LinkRecord, link: LinkRecord) => LinkRecord | null,
): Promise<{ added: number; known: number }> {
  let added = 0;
  const changed: Change<LinkRecord> = (known, link) => {
    if (known !== null) return change(known, link);
    added += 1;
    return link;
  };
  const sorted = links.toSorted((a, b) => (a.shortUrl < b.shortUrl ? -1 : 1));
  // They can be had again, from the file or the service that they come from.
  for (const part of chunksOf(sorted, partSize))
    await writeLinks(writer, part, changed, { durability: 'relaxed' });
  return { added, known: links.length - added };
}

import { chunksOf } from '@/lib/async/yield';
import type { LinkAttempt } from '@/lib/links/ports';
import type { LinkRecord } from '@/lib/model/link';
import type { InTransaction } from '@/lib/storage/database';

import { type KeysOf, linkOfRow } from './row';
import { getMany, notifyWritten, writingLinks } from './writing';

/** Given what is stored of a link and what is to be saved, says what is stored; null leaves it as it is. */
type ChangeKnown = (known: LinkRecord, link: LinkRecord) => LinkRecord | null;

interface SavedLinks {
  /** Not known before. */
  added: number;
  known: number;
}

/** What writing takes. */
export interface Writer {
  run: InTransaction;
  keysOf: KeysOf;
}

/** How many are read at once, and written: as many as keep whoever comes next waiting for a few hundredths of a second. */
const sizes = { read: 1000, written: 100 };

/** What else is known of a link that was made is forgotten once this is written. */
const durableWrite = { durability: 'strict' } as const;

/** Many can be had again, from the file or the service that they come from. */
const relaxedWrite = { durability: 'relaxed' } as const;

/** @returns the link as it is stored */
export async function saveLink(
  { run, keysOf }: Writer,
  link: LinkRecord,
  by?: LinkAttempt,
): Promise<LinkRecord> {
  const { saved, seq } = await run(
    ['links', 'meta'],
    'readwrite',
    async (transaction) => {
      const [row, writing] = await Promise.all([
        transaction.objectStore('links').get(link.shortUrl),
        writingLinks(transaction),
      ]);
      const known = linkOfRow(row);
      const stored = known === null || by === undefined ? link : by.merge(known);
      writing.put(row, { link: stored, ...keysOf(stored), attempt: by?.attempt });
      return { saved: stored, seq: writing.end().seq };
    },
    durableWrite,
  );
  notifyWritten([saved], seq);
  return saved;
}

export async function updateLink(
  { run, keysOf }: Writer,
  shortUrl: string,
  change: (link: LinkRecord) => LinkRecord,
): Promise<LinkRecord | null> {
  const updated = await run(['links', 'meta'], 'readwrite', async (transaction) => {
    const row = await transaction.objectStore('links').get(shortUrl);
    const known = linkOfRow(row);
    if (known === null) return null;
    const link = change(known);
    if (link === known) return { link, seq: null };
    const writing = await writingLinks(transaction);
    writing.put(row, { link, ...keysOf(link) });
    return { link, seq: writing.end().seq };
  });
  if (updated === null) return null;
  if (updated.seq !== null) notifyWritten([updated.link], updated.seq);
  return updated.link;
}

/** @returns how many of these were new */
export async function saveAllLinks(
  writer: Writer,
  links: readonly LinkRecord[],
  change: ChangeKnown,
): Promise<SavedLinks> {
  let added = 0;
  const sorted = links.toSorted((a, b) => compare(a.shortUrl, b.shortUrl));
  for (const part of chunksOf(sorted, sizes.read))
    for (const few of chunksOf(await toBeWritten(writer, part, change), sizes.written)) {
      const saved = await savePart(writer, few, change);
      added += saved.added;
      if (saved.written.length > 0) notifyWritten(saved.written, saved.seq);
    }
  return { added, known: links.length - added };
}

/** In the order of the database. */
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** A list is mostly as it was the last time: what stays is only read, so that nobody has to wait for it. */
async function toBeWritten(
  { run }: Writer,
  part: readonly LinkRecord[],
  change: ChangeKnown,
): Promise<LinkRecord[]> {
  const shortUrls = part.map(({ shortUrl }) => shortUrl);
  const rows = await run(['links'], 'readonly', async (transaction) =>
    getMany(transaction.objectStore('links'), shortUrls),
  );
  const changing = part.filter((link) => {
    const known = linkOfRow(rows.get(link.shortUrl));
    return known === null || change(known, link) !== null;
  });
  // What comes twice is written twice, each time over what is known then.
  const wanted = new Set(changing.map(({ shortUrl }) => shortUrl));
  return part.filter(({ shortUrl }) => wanted.has(shortUrl));
}

const savePart = async (
  { run, keysOf }: Writer,
  part: readonly LinkRecord[],
  change: ChangeKnown,
) =>
  run(
    ['links', 'meta'],
    'readwrite',
    async (transaction) => {
      const shortUrls = part.map(({ shortUrl }) => shortUrl);
      const [rows, writing] = await Promise.all([
        getMany(transaction.objectStore('links'), shortUrls),
        writingLinks(transaction),
      ]);
      const written: LinkRecord[] = [];
      let added = 0;
      for (const link of part) {
        const row = rows.get(link.shortUrl);
        const known = linkOfRow(row);
        if (known === null) added += 1;
        const stored = known === null ? link : change(known, link);
        if (stored === null) continue;
        rows.set(link.shortUrl, writing.put(row, { link: stored, ...keysOf(stored) }));
        written.push(stored);
      }
      return { written, added, seq: writing.end().seq };
    },
    relaxedWrite,
  );

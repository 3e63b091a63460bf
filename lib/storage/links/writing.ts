import { lazy } from '@/lib/async/lazy';
import type { LinkRecord } from '@/lib/model/link';
import { type Infer, z } from '@/lib/model/z';
import type { InTransaction, Transaction } from '@/lib/storage/database';

import type { Projections, StoredLinkRow } from './row';

const linkCounts = lazy(() =>
  z.object({
    count: z.number(),
    /** How many of them were created outside. */
    elsewhere: z.number(),
  }),
);

/** How many links of a service are stored: counted along, as counting 100,000 rows takes half a second. */
export type LinkCounts = Infer<typeof linkCounts>;

/** A row, its entry and the count of its service are written together, or not at all. */
export const writtenStores: ['links', 'entries', 'counts'] = ['links', 'entries', 'counts'];

type Writing = Transaction<'links' | 'entries' | 'counts', 'readwrite'>;

/** The writes of one transaction, which fails where one of them does. */
export function writeLinks(transaction: Writing, { keysOf, entryOf }: Projections) {
  const [links, entries] = [transaction.objectStore('links'), transaction.objectStore('entries')];
  const counted = countAlong(transaction);
  return {
    /** Stores a link in the place of a row, and what attempt led to it. */
    put(before: StoredLinkRow | undefined, link: LinkRecord, attempt = before?.attempt) {
      const row: StoredLinkRow = {
        link,
        ...keysOf(link),
        newest: [link.service, -link.createdAt],
        ...(link.elsewhere === true ? { outside: 1 } : {}),
        ...(attempt === undefined ? {} : { attempt }),
      };
      counted.add(before, -1);
      counted.add(row, 1);
      send(links.put(row));
      send(entries.put(entryOf(link)));
      return row;
    },
    end: async () => counted.end(),
  };
}

/** Counts rows that come and go in one transaction. */
export function countAlong(transaction: Writing) {
  const changes = new Map<string, LinkCounts>();
  return {
    add(row: StoredLinkRow | undefined, times: 1 | -1): void {
      const { newest, outside }: Partial<StoredLinkRow> = row ?? {};
      // A damaged row was never counted.
      if (newest === undefined) return;
      const [service] = newest;
      const { count, elsewhere } = changes.get(service) ?? none;
      changes.set(service, { count: count + times, elsewhere: elsewhere + times * (outside ?? 0) });
    },
    /** Stores the counts; nothing can be written after that. */
    async end(): Promise<void> {
      const store = transaction.objectStore('counts');
      for (const [service, { count, elsewhere }] of changes) {
        const known = readCounts(await store.get(service));
        const now = { count: known.count + count, elsewhere: known.elsewhere + elsewhere };
        send(now.count > 0 ? store.put(now, service) : store.delete(service));
      }
    },
  };
}

const none: LinkCounts = { count: 0, elsewhere: 0 };

export function readCounts(stored: unknown): LinkCounts {
  const read = linkCounts().safeParse(stored);
  return read.success ? read.data : none;
}

/** Of all services. */
export async function countLinks(run: InTransaction): Promise<LinkCounts> {
  const all = await run(['counts'], 'readonly', async (transaction) =>
    transaction.objectStore('counts').getAll(),
  );
  return all.map(readCounts).reduce(
    (sum, { count, elsewhere }) => ({
      count: sum.count + count,
      elsewhere: sum.elsewhere + elsewhere,
    }),
    none,
  );
}

/** Makes a request whose failure is heard where its transaction fails. */
export function send(request: Promise<unknown>): void {
  request.catch(() => undefined);
}

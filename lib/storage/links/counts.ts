import { lazy } from '@/lib/async/lazy';
import { type Infer, z } from '@/lib/model/z';
import type { InTransaction, Transaction } from '@/lib/storage/database';

import type { StoredLinkRow } from './row';

/** `elsewhere`: how many of them were created outside. */
const linkCounts = lazy(() => z.object({ count: z.number(), elsewhere: z.number() }));

/** How many links are stored: counted along, as counting 100,000 rows takes half a second. */
export type LinkCounts = Infer<typeof linkCounts>;

const none: LinkCounts = { count: 0, elsewhere: 0 };

const sum = (a: LinkCounts, b: LinkCounts): LinkCounts => ({
  count: a.count + b.count,
  elsewhere: a.elsewhere + b.elsewhere,
});

/** Of one service. */
export function readCounts(stored: unknown): LinkCounts {
  const read = linkCounts().safeParse(stored);
  return read.success ? read.data : none;
}

/** Of all services. */
export async function countLinks(run: InTransaction): Promise<LinkCounts> {
  const all = await run(['counts'], 'readonly', async (transaction) =>
    transaction.objectStore('counts').getAll(),
  );
  return all.map(readCounts).reduce(sum, none);
}

/** Counts rows that come and go in one transaction. */
export function countAlong(transaction: Transaction<'links' | 'entries' | 'counts', 'readwrite'>) {
  const changes = new Map<string, LinkCounts>();
  return {
    /** A damaged row was never counted. */
    add(row: StoredLinkRow | undefined, times: 1 | -1): void {
      const { newest, outside }: Partial<StoredLinkRow> = row ?? {};
      if (newest === undefined) return;
      const [service] = newest;
      const change = { count: times, elsewhere: times * (outside ?? 0) };
      changes.set(service, sum(changes.get(service) ?? none, change));
    },
    /** Stores the counts; nothing can be written after that. */
    async end(): Promise<void> {
      const store = transaction.objectStore('counts');
      for (const [service, change] of changes) {
        const now = sum(readCounts(await store.get(service)), change);
        send(now.count > 0 ? store.put(now, service) : store.delete(service));
      }
    },
  };
}

/** Leaves a request's failure to its transaction, which fails with it. */
export function send(request: Promise<unknown>): void {
  request.catch(() => undefined);
}

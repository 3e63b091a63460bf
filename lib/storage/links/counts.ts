import { lazy } from '@/lib/async/lazy';
import { type Infer, z } from '@/lib/model/z';
import type { InTransaction, Transaction } from '@/lib/storage/database';

import type { StoredLinkRow } from './row';

const linkCounts = lazy(() =>
  z.object({
    count: z.number(),
    /** How many of them were created outside. */
    elsewhere: z.number(),
    /** How many of them each group has. */
    groups: z.record(z.string(), z.number()),
  }),
);

/** How many links are stored: counted along, as counting 100,000 rows takes half a second. */
export type LinkCounts = Infer<typeof linkCounts>;

const none: LinkCounts = { count: 0, elsewhere: 0, groups: {} };

function sum(a: LinkCounts, b: LinkCounts): LinkCounts {
  const groups = { ...a.groups };
  for (const [group, count] of Object.entries(b.groups)) {
    const now = (groups[group] ?? 0) + count;
    if (now === 0) delete groups[group];
    else groups[group] = now;
  }
  return { count: a.count + b.count, elsewhere: a.elsewhere + b.elsewhere, groups };
}

/** Of one service. */
export function readCounts(stored: unknown): LinkCounts {
  const read = linkCounts().safeParse(stored);
  return read.success ? read.data : none;
}

/** Of all services. */
export async function countLinks(run: InTransaction): Promise<Omit<LinkCounts, 'groups'>> {
  const all = await run(['counts'], 'readonly', async (transaction) =>
    transaction.objectStore('counts').getAll(),
  );
  const { count, elsewhere } = all.map(readCounts).reduce(sum, none);
  return { count, elsewhere };
}

/** Counts rows that come and go in one transaction. */
export function countAlong(transaction: Transaction<'links' | 'entries' | 'counts', 'readwrite'>) {
  const changes = new Map<string, LinkCounts>();
  return {
    /** A damaged row was never counted. */
    add(row: StoredLinkRow | undefined, times: 1 | -1): void {
      const { newest, outside, group = '' }: Partial<StoredLinkRow> = row ?? {};
      if (newest === undefined) return;
      const [service] = newest;
      const change = {
        count: times,
        elsewhere: times * (outside ?? 0),
        groups: { [group]: times },
      };
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

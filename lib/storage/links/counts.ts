import { lazy } from '@/lib/async/lazy';
import { type Infer, z } from '@/lib/model/z';
import type { InTransaction, Transaction } from '@/lib/storage/database';

import type { StoredLinkRow } from './row';

const linkCounts = lazy(() =>
  z.object({
    count: z.number(),
    elsewhere: z.number(),
    groups: z.catchall(z.object({}), z.number()),
  }),
);

/** Counted along, as counting 100,000 rows takes half a second. */
type LinkCounts = Infer<typeof linkCounts>;

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

export const readCounts = (stored: unknown): LinkCounts =>
  linkCounts().safeParse(stored).data ?? none;

export async function countLinks(run: InTransaction) {
  const all = await run(['counts'], 'readonly', async (transaction) =>
    transaction.objectStore('counts').getAll(),
  );
  const { count, elsewhere } = all.map(readCounts).reduce(sum, none);
  return { count, elsewhere };
}

export type WriteTransaction = Transaction<'links' | 'entries' | 'counts', 'readwrite'>;

export type RowChange = readonly [row: StoredLinkRow | undefined, times: 1 | -1];

/** Stores the counts after rows came and went; nothing can be written after that. */
export async function countChanges(
  transaction: WriteTransaction,
  changes: readonly RowChange[],
): Promise<void> {
  const byService = new Map<string, LinkCounts>();
  for (const [row, times] of changes) {
    const { newest, outside, group = '' }: Partial<StoredLinkRow> = row ?? {};
    // A damaged row was never counted.
    if (newest === undefined) continue;
    const change = { count: times, elsewhere: times * (outside ?? 0), groups: { [group]: times } };
    byService.set(newest[0], sum(byService.get(newest[0]) ?? none, change));
  }
  const store = transaction.objectStore('counts');
  for (const [service, change] of byService) {
    const now = sum(readCounts(await store.get(service)), change);
    send(now.count > 0 ? store.put(now, service) : store.delete(service));
  }
}

/** Leaves a request's failure to its transaction, which fails with it. */
export function send(request: Promise<unknown>): void {
  request.catch(() => undefined);
}

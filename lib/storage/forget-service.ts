import type { ServiceAccount } from '@/lib/model/connection';
import type { Job } from '@/lib/model/job';

import { bulkRows } from './bulk-rows';
import { inTransaction } from './database';
import { bulkItem, bulkKeyItem, bulkRowKeyItem, intentsItem, jobsItem, traitsItem } from './items';
import { forgetLinksOf } from './links/remove';

/** Which service is forgotten. */
interface Forgotten {
  /** What its links are remembered under. */
  id: string;
  /** What was learned of it is kept under; null where it is another one's, too. */
  address: string | null;
  /** Whether what was begun for an account was begun for this service. */
  isOf: (owner: ServiceAccount) => boolean;
  /** What is left of jobs. */
  jobsOfOthers: (jobs: readonly Job[], isOf: Forgotten['isOf']) => Job[];
}

/** Forgets the links of one service, and what was begun on it. What is of others stays as it is. */
export async function forgetService({ id, address, isOf, jobsOfOthers }: Forgotten): Promise<void> {
  await Promise.all([
    jobsItem.update((jobs) => jobsOfOthers(jobs, isOf)),
    intentsItem.update((all) =>
      Object.fromEntries(Object.entries(all).filter(([, { service }]) => service !== id)),
    ),
    traitsItem.update(({ [address ?? '']: _gone, ...others }) => others),
    forgetBulk(isOf),
    forgetLinksOf(inTransaction, id),
  ]);
}

async function forgetBulk(isOf: Forgotten['isOf']): Promise<void> {
  const bulk = await bulkItem.get();
  if (bulk === null || !isOf(bulk.service)) return;
  await bulkItem.remove();
  await Promise.all([bulkRows.clear(), bulkKeyItem.remove(), bulkRowKeyItem.remove()]);
}

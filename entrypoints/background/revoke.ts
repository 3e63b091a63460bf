import { giveBackOptional, reachOnly } from '@/lib/platform/permissions';
import { forgetEverything } from '@/lib/storage/forget-everything';

import type { Parts } from './compose';
import { tellStanding } from './feedback';

/** Takes everything back: the connection, what is remembered, and what the browser was asked to allow. */
export async function revoke({ connections, jobs, bulk }: Parts): Promise<null> {
  // First of all, so that a connection being made does not come back after the data is gone.
  await connections.revoke();
  await jobs.forget();
  await bulk.forget();
  await forgetEverything();
  await Promise.all([reachOnly(null), giveBackOptional(), tellStanding(jobs)]);
  return null;
}

import { giveBackOptional, reachOnly } from '@/lib/platform/permissions';

import type { Parts } from './compose';
import { tellStanding } from './feedback';

/**
 * Takes everything back: the connection, what is remembered, and what the browser was asked to allow.
 * @param now the parts that come after those of the connection
 */
export async function revoke({ connections }: Parts, now: () => Parts): Promise<null> {
  await connections.revoke();
  await Promise.all([reachOnly(null), giveBackOptional(), tellStanding(now().jobs)]);
  return null;
}

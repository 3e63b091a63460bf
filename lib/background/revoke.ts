import type { Parts } from '@/entrypoints/background/compose';
import { giveBackAll } from '@/lib/platform/permissions';

import { tellStanding } from './feedback';

/**
 * Takes everything back: the connection, what is remembered, and what the browser was asked to allow.
 * @param now the parts that come after those of the connection
 * @returns what the browser goes on allowing (`giveBackAll`)
 */
export async function revoke(
  { connections }: Parts,
  now: () => Parts,
): Promise<{ kept: string[] }> {
  await connections.revoke();
  // All is gone; how the button looks is nothing that could have gone wrong with that.
  const [kept] = await Promise.all([
    giveBackAll(),
    tellStanding(now().jobs).catch(() => undefined),
  ]);
  return { kept };
}

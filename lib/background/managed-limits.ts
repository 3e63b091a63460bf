import { AppError } from '@/lib/model/errors';
import type { ManagedFeature } from '@/lib/model/managed';
import type { Preferences } from '@/lib/model/preferences';
import { fieldsThatDiffer, onlyAddress } from '@/lib/rules/managed';

import type { Stores } from './stores';

type ManagedStores = Pick<Stores, 'managed'>;

/** @throws `invalid_input` where the organization turned it off */
export async function requireFeature(
  { managed }: ManagedStores,
  feature: ManagedFeature,
): Promise<void> {
  if ((await managed.get()).disabled.includes(feature))
    throw new AppError({ code: 'invalid_input', problem: 'managed_feature', outcome: 'none' });
}

/** @throws `invalid_input` where the organization locked one of these preferences */
export async function requireUnlocked(
  { managed }: ManagedStores,
  changes: Partial<Preferences>,
): Promise<void> {
  const { locked } = await managed.get();
  if (fieldsThatDiffer(changes, locked).some(([name]) => name in locked))
    throw new AppError({ code: 'invalid_input', problem: 'managed_preference', outcome: 'none' });
}

/** @throws `not_connected` where the organization allows another service only */
export async function requireAddress({ managed }: ManagedStores, address: string): Promise<void> {
  const only = onlyAddress(await managed.get());
  if (only !== null && only !== address)
    throw new AppError({ code: 'not_connected', problem: 'managed_address', outcome: 'none' });
}

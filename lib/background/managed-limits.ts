import { AppError } from '@/lib/model/errors';
import type { ManagedFeature } from '@/lib/model/managed';
import type { Preferences } from '@/lib/model/preferences';
import { fieldsThatDiffer, onlyAddress } from '@/lib/rules/managed';
import type { Problem } from '@/lib/rules/problems';

import type { Stores } from './stores';

type ManagedStores = Pick<Stores, 'managed'>;

const refused = (problem: Problem): AppError =>
  new AppError({ code: 'invalid_input', problem, outcome: 'none' });

/** @throws `invalid_input` where the organization turned a feature off */
export async function requireFeature(
  { managed }: ManagedStores,
  feature: ManagedFeature,
): Promise<void> {
  if ((await managed.get()).disabled.includes(feature)) throw refused('managed_feature');
}

/** @throws `invalid_input` where one of the changes is of a preference that the organization locked */
export async function requireUnlocked(
  { managed }: ManagedStores,
  changes: Partial<Preferences>,
): Promise<void> {
  const { locked } = await managed.get();
  if (fieldsThatDiffer(changes, locked).some(([name]) => name in locked)) {
    throw refused('managed_preference');
  }
}

/** @throws `not_connected` where the organization allows another service only */
export async function requireAddress({ managed }: ManagedStores, address: string): Promise<void> {
  const only = onlyAddress(await managed.get());
  if (only !== null && only !== address) {
    throw new AppError({ code: 'not_connected', problem: 'managed_address', outcome: 'none' });
  }
}

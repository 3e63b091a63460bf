import type { ServiceAccount } from '@/lib/model/service';

import type { Stores } from './open-stores';

/** Whom that belongs to which is begun now; null where nothing is connected. */
export async function connectedAccount({
  connection,
}: Pick<Stores, 'connection'>): Promise<ServiceAccount | null> {
  const connected = await connection.get();
  return connected && { address: connected.address, account: connected.accountName };
}

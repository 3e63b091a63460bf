import type { ErrorReport } from '@/lib/model/errors';
import type { ServiceAccount } from '@/lib/model/service';

/**
 * Why what belongs to one service cannot be done on the one that is connected; null where it can. An account without a name
 * may be any account of its service, as another key of the same one may tell less of it.
 */
export function otherService(
  owner: ServiceAccount,
  connected: ServiceAccount | null,
): ErrorReport | null {
  if (connected === null) return { code: 'not_connected', outcome: 'none' };
  const { address, account } = owner;
  const isSameAccount =
    account === null || connected.account === null || account === connected.account;
  if (address === connected.address && isSameAccount) return null;
  return {
    code: 'other_service',
    address,
    ...(address === connected.address && account !== null ? { account } : {}),
    outcome: 'none',
  };
}

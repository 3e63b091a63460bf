import type { PopupModel } from '@/components/popup/popup-model';

import { usePermission } from './use-permission';

/**
 * Asking the browser for the service's origin again.
 * @param granted called when the answer was yes
 */
export function useServicePermission({ services, state }: PopupModel, granted: () => void) {
  const originPattern = state.connection?.originPattern ?? '';
  return usePermission(services, {
    put: async ({ askToReach }) => askToReach(originPattern),
    granted,
  });
}

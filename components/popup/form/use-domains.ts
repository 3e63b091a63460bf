import { useEffect, useState } from 'preact/hooks';

import { isAccountOffered } from '@/components/popup/actions/account-offered';
import type { PopupModel } from '@/components/popup/popup-model';

/**
 * The account's branded domains: as last listed, and listed anew once there is a reason to. The first listing comes by
 * itself; afterwards it waits until the person reaches for the field, so that making a link costs one request and no more.
 */
export function useDomains({ state, services }: PopupModel) {
  const [domains, setDomains] = useState(state.domains);
  const [refreshed, setRefreshed] = useState(false);
  const offered = isAccountOffered(state);
  const refresh = () => {
    if (refreshed || !offered) return;
    setRefreshed(true);
    // What was listed before is still there to choose from.
    services.send('domains.refresh', undefined).then(setDomains, () => undefined);
  };
  useEffect(() => {
    if (domains.length === 0) refresh();
  }, []);
  return { domains, refresh };
}

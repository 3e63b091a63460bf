import { useEffect, useRef, useState } from 'preact/hooks';

import type { PopupModel } from '@/components/popup/model';
import type { PopupServices } from '@/components/popup/view';

type Permissions = Awaited<ReturnType<PopupServices['loadPermissions']>>;

interface Question {
  /** Puts the question; it must begin with it. */
  put: (permissions: Permissions) => Promise<boolean>;
  /** Called when the answer was yes. */
  granted: () => void;
}

/**
 * Asking the person for a permission of the browser.
 *
 * What asking needs is loaded once the screen stands, because the question must be put within the click itself.
 */
export function usePermission({ loadPermissions }: PopupServices, { put, granted }: Question) {
  const permissions = useRef<Permissions>(null);
  const [ready, setReady] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    void loadPermissions().then((loaded) => {
      permissions.current = loaded;
      setReady(true);
    });
  }, [loadPermissions]);

  const ask = () => {
    if (permissions.current === null) return;
    void take(put(permissions.current));
  };
  /** Until the answer is there, the question is not put again. */
  const take = async (answer: Promise<boolean>) => {
    setReady(false);
    setRefused(false);
    const given = await answer.catch(() => false);
    setReady(true);
    if (given) granted();
    else setRefused(true);
  };
  return { ask, ready, refused };
}

/**
 * Asking the browser for the service's origin again.
 * @param granted called when the answer was yes
 */
export function useServicePermission({ services, state }: PopupModel, granted: () => void) {
  const originPattern = state.connection?.originPattern ?? '';
  return usePermission(services, {
    put: async ({ requestOrigin }) => requestOrigin(originPattern),
    granted,
  });
}

import { useEffect, useRef, useState } from 'preact/hooks';

import type { PopupModel } from './popup-model';
import type { Services } from './services';

/** Said when the answer was no. */
export const notGiven = 'Permission was not given. Nothing was sent.';

type Permissions = Awaited<ReturnType<Services['loadPermissions']>>;

/**
 * Asking the browser for the service's origin again.
 *
 * What asking needs is loaded once the screen stands, because the question must be put within the click itself.
 * @param granted called when the answer was yes
 */
export function usePermission(model: PopupModel, granted: () => void) {
  const permissions = useRef<Permissions>(null);
  const [ready, setReady] = useState(false);
  const [refused, setRefused] = useState(false);
  const { loadPermissions } = model.services;

  useEffect(() => {
    void loadPermissions().then((loaded) => {
      permissions.current = loaded;
      setReady(true);
    });
  }, [loadPermissions]);

  const ask = () => {
    const { connection } = model.state;
    if (connection === null || permissions.current === null) return;
    permissions.current.askToReach(connection.originPattern).then(
      (given) => (given ? granted() : setRefused(true)),
      () => setRefused(true),
    );
  };
  return { ask, ready, refused };
}

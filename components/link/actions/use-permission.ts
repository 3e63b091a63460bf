import { useEffect, useState } from 'preact/hooks';

import type { LinkModel } from '@/components/link/model';
import type { LinkServices } from '@/components/link/view';

type Permissions = Awaited<ReturnType<LinkServices['loadPermissions']>>;

interface Question {
  /** Puts the question; it must begin with it. */
  put: (permissions: Permissions) => Promise<boolean>;
  /** Called when the answer was yes. */
  granted: () => void;
}

/** Asks for a permission of the browser. What that takes is loaded once the screen stands, as the question must be put within the click. */
export function usePermission({ loadPermissions }: LinkServices, { put, granted }: Question) {
  const [permissions, setPermissions] = useState<Permissions | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => void loadPermissions().then(setPermissions), [loadPermissions]);

  /** Until the answer is there, the question is not put again. */
  const take = async (answer: Promise<boolean>) => {
    setAsked(true);
    setRefused(false);
    const given = await answer.catch(() => false);
    setAsked(false);
    if (given) granted();
    else setRefused(true);
  };
  return {
    ask: () => void (permissions && take(put(permissions))),
    ready: permissions !== null && !isAsked,
    refused,
  };
}

/** Asks the browser for the service's origin again. */
export const useServicePermission = ({ services, state }: LinkModel, granted: () => void) =>
  usePermission(services, {
    put: async ({ requestOrigin }) => requestOrigin(state.connection?.originPattern ?? ''),
    granted,
  });

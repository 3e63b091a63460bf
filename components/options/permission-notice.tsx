import { useCallback } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useLoaded } from '@/components/ui/use-loaded';
import type { ConnectionView } from '@/lib/contract/connection';

import type { Services } from './services';

interface PermissionNoticeProps {
  services: Services;
  connection: ConnectionView;
}

/** Says so when the browser's permission was taken away since, and asks for it again. */
export function PermissionNotice({ services, connection }: PermissionNoticeProps) {
  const { address, originPattern } = connection;
  const load = useCallback(async () => services.mayReach(originPattern), [services, originPattern]);
  const permitted = useLoaded(load);
  if (permitted.state !== 'ready' || permitted.value) return null;
  const ask = () =>
    void services.askToReach(originPattern).then(permitted.replace, permitted.reload);
  return (
    <Notice
      tone="warning"
      title={`The browser no longer lets Curtail reach ${address}.`}
      actions={<Button onClick={ask}>Allow again</Button>}
    >
      Until you allow it, no link can be made.
    </Notice>
  );
}

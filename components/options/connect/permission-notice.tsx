import { useCallback } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { useLoaded } from '@/components/ui/use-loaded';
import type { ConnectionView } from '@/lib/model/connection';

import { NotPermitted } from './not-permitted';

interface PermissionNoticeProps {
  services: Services;
  connection: ConnectionView;
}

/** Says so when the browser's permission was taken away since, and asks for it again. */
export function PermissionNotice({ services, connection }: PermissionNoticeProps) {
  const { originPattern } = connection;
  const load = useCallback(async () => services.mayReach(originPattern), [services, originPattern]);
  const permitted = useLoaded(load);
  if (permitted.state !== 'ready' || permitted.value) return null;
  return (
    <NotPermitted
      services={services}
      originPattern={originPattern}
      onPermitted={() => permitted.replace(true)}
    />
  );
}

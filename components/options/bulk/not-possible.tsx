import { ConnectLink } from '@/components/resource/connect-link';
import { NotConnected } from '@/components/resource/not-connected';
import { Notice } from '@/components/ui/notice';
import type { ConnectionView } from '@/lib/contract/connection';
import { mayBeOffered } from '@/lib/rules/may-be-offered';

import { NotPermitted } from '../not-permitted';
import type { Services } from '../services';

interface NotPossibleProps {
  services: Pick<Services, 'askToReach'>;
  /** Null for none. */
  connection: ConnectionView | null;
  onPermitted: () => void;
}

/** Why no links can be made, and what mends that. */
export function NotPossible({ services, connection, onPermitted }: NotPossibleProps) {
  if (connection === null) return <NotConnected to="make links" />;
  const { apis, originPattern } = connection;
  if (mayBeOffered(apis.shortUrl)) {
    return (
      <NotPermitted services={services} originPattern={originPattern} onPermitted={onPermitted} />
    );
  }
  return (
    <Notice
      tone="warning"
      title="Links cannot be made on this service."
      actions={<ConnectLink variant="primary" />}
    >
      {apis.shortUrl === 'absent'
        ? 'It has no short-URL API.'
        : 'It refused its short-URL API when you connected. Connect again after you changed your plan.'}
    </Notice>
  );
}

import { ConnectLink } from '@/components/account/connect-link';
import { NotConnected } from '@/components/account/not-connected';
import { NotPermitted } from '@/components/options/connect/not-permitted';
import type { Services } from '@/components/options/services';
import { Notice } from '@/components/ui/notice';
import type { ConnectionView } from '@/lib/model/connection';
import { mayBeOffered } from '@/lib/rules/may-be-offered';

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

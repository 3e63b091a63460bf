import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ConnectionView } from '@/lib/contract/connection';

import type { Services } from '../services';

interface NotPossibleProps {
  services: Pick<Services, 'askToReach'>;
  /** Null for none. */
  connection: ConnectionView | null;
  onPermitted: () => void;
}

/** Why no links can be made, and what mends that. */
export function NotPossible({ services, connection, onPermitted }: NotPossibleProps) {
  const toConnect = (
    <a class="button button-primary" href="#connect">
      Connect
    </a>
  );
  if (connection === null) {
    return (
      <Notice tone="info" title="Curtail is not connected yet." actions={toConnect}>
        Connect it to your link service to make links here.
      </Notice>
    );
  }
  if (connection.apis.shortUrl !== 'available') {
    return (
      <Notice tone="warning" title="Links cannot be made on this service." actions={toConnect}>
        {connection.apis.shortUrl === 'absent'
          ? 'It has no short-URL API.'
          : 'It refused its short-URL API when you connected. Connect again after you changed your plan.'}
      </Notice>
    );
  }
  const ask = async () => {
    if (await services.askToReach(connection.originPattern)) onPermitted();
  };
  return (
    <Notice
      tone="warning"
      title="The browser does not let Curtail reach your service any more."
      actions={
        <Button variant="primary" onClick={() => void ask()}>
          Give permission
        </Button>
      }
    >
      Without it no links can be made.
    </Notice>
  );
}

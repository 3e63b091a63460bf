import { useCallback, useState } from 'preact/hooks';

import { LoadedPart } from '@/components/ui/loaded-part';
import { Notice } from '@/components/ui/notice';
import { Screen } from '@/components/ui/screen';
import { useLoaded } from '@/components/ui/use-loaded';
import type { ConnectionView } from '@/lib/contract/connection';

import { ConnectPart } from './connect-part';
import { Connected } from './connected';
import type { Services } from './services';

/** Connecting to the service, what it offers, and letting go of it. */
export function ConnectScreen({ services }: { services: Services }) {
  const load = useCallback(async () => services.send('connection.get', undefined), [services]);
  const loaded = useLoaded(load);
  return (
    <Screen title="Connect">
      <LoadedPart loaded={loaded} what="your connection">
        {({ value, replace }) => (
          <Connection services={services} connection={value} replace={replace} />
        )}
      </LoadedPart>
    </Screen>
  );
}

interface ConnectionProps {
  services: Services;
  connection: ConnectionView | null;
  replace: (connection: ConnectionView | null) => void;
}

/** `connected` and `revoked` were done just now, and say so. */
type Moment = 'opened' | 'changing' | 'connected' | 'revoked';

function Connection({ services, connection, replace }: ConnectionProps) {
  const [moment, setMoment] = useState<Moment>('opened');
  const become = (next: ConnectionView | null, when: Moment) => {
    replace(next);
    setMoment(when);
  };
  if (connection !== null && moment !== 'changing') {
    return (
      <Connected
        services={services}
        connection={connection}
        justNow={moment === 'connected'}
        onChange={() => setMoment('changing')}
        onRevoked={() => become(null, 'revoked')}
      />
    );
  }
  return (
    <>
      {moment === 'revoked' ? (
        <Notice tone="success">
          Revoked. Key, permission and data are gone from this browser.
        </Notice>
      ) : null}
      <ConnectPart
        services={services}
        connection={connection}
        beginIn={moment === 'opened' ? undefined : fieldToBeginIn(connection)}
        onConnected={(made) => become(made, 'connected')}
        onCancel={() => setMoment('opened')}
      />
    </>
  );
}

const fieldToBeginIn = (connection: ConnectionView | null) =>
  connection === null ? 'address' : 'key';

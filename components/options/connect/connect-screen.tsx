import { useCallback, useContext, useEffect, useState } from 'preact/hooks';

import type { ScreenProps } from '@/components/options/screen-entry';
import type { Services } from '@/components/options/services';
import { WantedAddressContext } from '@/components/options/wanted-address';
import { LoadedPart } from '@/components/ui/loaded-part';
import { Screen } from '@/components/ui/screen';
import { useLoaded } from '@/components/ui/use-loaded';
import type { ConnectionView } from '@/lib/model/connection';

import { ConnectPart } from './connect-part';
import { Connected } from './connected';
import { RevokedNotice } from './revoked-notice';

/** Connecting to the service, what it offers, and letting go of it. An address that another screen handed over is the one to begin with. */
export function ConnectScreen({ services }: ScreenProps) {
  const handedOver = useContext(WantedAddressContext);
  const [wanted] = useState(handedOver.current);
  useEffect(() => {
    handedOver.current = null;
  }, [handedOver]);
  const load = useCallback(async () => services.send('connection.get', undefined), [services]);
  const loaded = useLoaded(load);
  return (
    <Screen title="Connect">
      <LoadedPart loaded={loaded} what="your connection">
        {({ value, replace }) => (
          <Connection services={services} wanted={wanted} connection={value} replace={replace} />
        )}
      </LoadedPart>
    </Screen>
  );
}

interface ConnectionProps {
  services: Services;
  /** An address that is to be connected; null for none in particular. */
  wanted: string | null;
  connection: ConnectionView | null;
  replace: (connection: ConnectionView | null) => void;
}

/** `connected` and `revoked` were done just now, and say so. */
type Moment = 'opened' | 'changing' | 'connected' | 'revoked';

function Connection({ services, wanted, connection, replace }: ConnectionProps) {
  const isOther = wanted !== null && wanted !== connection?.address;
  const startAt = (isOther ? wanted : connection?.address) ?? '';
  const [moment, setMoment] = useState<Moment>(isOther ? 'changing' : 'opened');
  const [kept, setKept] = useState<readonly string[]>([]);
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
        onRevoked={(left) => {
          setKept(left);
          become(null, 'revoked');
        }}
      />
    );
  }
  return (
    <>
      {moment === 'revoked' ? <RevokedNotice kept={kept} /> : null}
      <ConnectPart
        services={services}
        connection={connection}
        startAt={startAt}
        beginIn={fieldToBeginIn(moment, startAt)}
        onConnected={(made) => become(made, 'connected')}
        onCancel={() => setMoment('opened')}
      />
    </>
  );
}

function fieldToBeginIn(moment: Moment, startAt: string) {
  if (moment === 'opened') return undefined;
  return startAt === '' ? 'address' : 'key';
}

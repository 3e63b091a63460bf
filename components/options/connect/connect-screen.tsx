import { useCallback, useContext, useEffect, useState } from 'preact/hooks';

import { ManagedContext } from '@/components/options/managed';
import {
  type ScreenProps,
  type OptionsServices,
  WantedAddressContext,
} from '@/components/options/services';
import { LoadedPart, useLoaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { Screen } from '@/components/ui/screen';
import type { ConnectionStatus } from '@/lib/model/connection';
import type { ManagedSettings } from '@/lib/model/managed';
import { nothingManaged, onlyAddress } from '@/lib/rules/managed';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { ConnectForm } from './connect-form';
import { Connected } from './connected';
import { RevokedNotice } from './revoke';
import { useConnect } from './use-connect';

/** Connecting to the service, what it offers, and letting go of it. An address that another screen handed over is the one to begin with. */
export function ConnectScreen({ services }: ScreenProps) {
  const managed = useContext(ManagedContext);
  const handedOver = useContext(WantedAddressContext);
  const [wanted] = useState(handedOver.current);
  useEffect(() => {
    handedOver.current = null;
  }, [handedOver]);
  const load = useCallback(async () => services.send('connection.get', undefined), [services]);
  const loaded = useLoaded(load);
  return (
    <Screen title={t('connection_title')}>
      <LoadedPart
        loaded={managed === null ? { state: 'loading' } : loaded}
        texts={{ loading: t('connection_loading'), failed: t('connection_load_failed') }}
      >
        {({ value, replace }) => (
          <Connection
            services={services}
            managed={managed ?? nothingManaged}
            wanted={wanted}
            connection={value}
            replace={replace}
          />
        )}
      </LoadedPart>
    </Screen>
  );
}

interface ConnectionProps {
  services: OptionsServices;
  managed: ManagedSettings;
  /** An address that is to be connected; null for none in particular. */
  wanted: string | null;
  connection: ConnectionStatus | null;
  replace: (connection: ConnectionStatus | null) => void;
}

/** `connected` and `revoked` were done just now, and say so. */
type ConnectEvent = 'opened' | 'changing' | 'connected' | 'revoked';

function Connection({ services, managed, wanted, connection, replace }: ConnectionProps) {
  const { startAt, isOther, isForbidden } = startOf({ managed, wanted, connection });
  const [moment, setMoment] = useState(() => firstEvent(isOther || isForbidden, connection));
  const [kept, setKept] = useState<readonly string[]>([]);
  const become = (next: ConnectionStatus | null, when: ConnectEvent) => {
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
        managed={managed}
        isForbidden={isForbidden}
        connection={connection}
        startAt={startAt}
        beginIn={initialField(moment, startAt)}
        onConnected={(made) => become(made, 'connected')}
        onCancel={() => setMoment('opened')}
      />
    </>
  );
}

/** The address to begin with, and why another one than that of the connection. */
function startOf({
  managed,
  wanted,
  connection,
}: Pick<ConnectionProps, 'managed' | 'wanted' | 'connection'>) {
  const only = onlyAddress(managed);
  const current = connection?.address;
  const isOther = wanted !== null && wanted !== current;
  return {
    startAt: only ?? (isOther ? wanted : current) ?? managed.address ?? '',
    isOther,
    isForbidden: current !== undefined && only !== null && current !== only,
  };
}

/** A key that has to be entered again is asked for at once. */
const firstEvent = (isOther: boolean, connection: ConnectionStatus | null): ConnectEvent =>
  isOther || connection?.keyUnreadable ? 'changing' : 'opened';

function initialField(moment: ConnectEvent, startAt: string) {
  if (moment === 'opened') return undefined;
  return startAt === '' ? 'address' : 'key';
}

interface ConnectPartProps {
  services: OptionsServices;
  managed: ManagedSettings;
  /** The organization does not allow the service of the connection that is there. */
  isForbidden: boolean;
  /** The one that is there and will be replaced, if any. */
  connection: ConnectionStatus | null;
  /** The address to begin with, blank for none. */
  startAt: string;
  /** The field that takes the focus, where the form came up by a press of a button. */
  beginIn: 'address' | 'key' | undefined;
  onConnected: (connection: ConnectionStatus) => void;
  onCancel: () => void;
}

/** What the form is for, and the form. */
function ConnectPart(props: ConnectPartProps) {
  const { connection, isForbidden, beginIn, onCancel } = props;
  const form = useConnect(props);
  const problem = isForbidden ? 'managed_address' : 'key_unreadable';
  return (
    <>
      {isForbidden || connection?.keyUnreadable ? (
        <Notice tone="warning">{errorText({ code: 'not_connected', problem }).sentence}</Notice>
      ) : null}
      <p class="screen-lead">
        {connection === null ? t('connection_lead') : t('connection_edit_lead')}
      </p>
      <ConnectForm
        form={form}
        beginIn={beginIn}
        onCancel={connection === null ? undefined : onCancel}
      />
    </>
  );
}

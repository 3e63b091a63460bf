import { useContext, useLayoutEffect, useState } from 'preact/hooks';

import { ManagedContext } from '@/components/options/managed';
import { WantedAddressContext } from '@/components/options/services';
import { useConnection } from '@/components/ui/connection';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { Screen } from '@/components/ui/screen';
import { notLoaded } from '@/components/ui/use-loaded';
import type { ConnectionStatus } from '@/lib/model/connection';
import type { ManagedSettings } from '@/lib/model/managed';
import { nothingManaged, onlyAddress } from '@/lib/rules/managed';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { ConnectForm } from './connect-form';
import { Connected } from './connected';
import { type RemovedService, RevokedNotice } from './revoke';
import { useConnect } from './use-connect';

/** Connecting to the service, what it offers, and letting go of it. An address that another screen handed over is the one to begin with. */
export function ConnectScreen() {
  const managed = useContext(ManagedContext);
  const handedOver = useContext(WantedAddressContext);
  const [wanted] = useState(handedOver.current);
  // Before the page can be left: an effect that waits for the next frame would be dropped then.
  useLayoutEffect(() => {
    handedOver.current = null;
  }, [handedOver]);
  const known = useConnection();
  const loaded: typeof known = managed === null ? notLoaded : known;
  return (
    <Screen title={t('connection_title')}>
      <Loaded of={loaded} failed="connection_load_failed">
        {({ value, replace, reload }) => (
          <Connection
            managed={managed ?? nothingManaged}
            wanted={wanted}
            connection={value}
            replace={replace}
            reload={reload}
          />
        )}
      </Loaded>
    </Screen>
  );
}

interface ConnectionProps {
  managed: ManagedSettings;
  /** An address that is to be connected; null for none in particular. */
  wanted: string | null;
  connection: ConnectionStatus | null;
  replace: (connection: ConnectionStatus | null) => void;
  reload: () => void;
}

/** `connected`, `added` and `revoked` were done just now, and say so. */
type ConnectEvent = 'opened' | 'changing' | 'adding' | 'connected' | 'added' | 'revoked';

function Connection(props: ConnectionProps) {
  const { managed, connection, replace, reload } = props;
  const start = startOf(props);
  const [moment, setMoment] = useState(() =>
    firstEvent(start.isOther || start.isForbidden, connection),
  );
  const [kept, setKept] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<RemovedService | null>(null);
  const become = (next: ConnectionStatus | null, when: ConnectEvent) => {
    replace(next);
    setRemoved(null);
    setMoment(when);
  };
  const isAdding = moment === 'adding';
  if (connection !== null && moment !== 'changing' && !isAdding) {
    return (
      <Connected
        key={connection.connectedAt}
        connection={connection}
        moment={moment}
        onChange={() => setMoment('changing')}
        onUpdated={replace}
        onAdd={() => setMoment('adding')}
        removed={removed}
        onRemoved={(gone) => {
          setMoment('opened');
          setRemoved(gone);
          reload();
        }}
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
        managed={managed}
        // A user who was sent here for another service does not want to lose this one.
        connection={isAdding || start.isOther ? null : connection}
        {...(isAdding ? blankStart : start)}
        lead={leadOf(moment, connection)}
        beginIn={isAdding ? 'address' : initialField(moment, start.startAt)}
        onConnected={(made) => become(made, isAdding ? 'added' : 'connected')}
        onCancel={connection === null ? undefined : () => setMoment('opened')}
      />
    </>
  );
}

const blankStart = { startAt: '', isForbidden: false } as const;

function leadOf(moment: ConnectEvent, connection: ConnectionStatus | null): string {
  if (moment === 'adding') return t('services_add_lead');
  return connection === null ? t('connection_lead') : t('connection_edit_lead');
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
  managed: ManagedSettings;
  /** The organization does not allow the service of the connection that is there. */
  isForbidden: boolean;
  /** The one that is there and will be replaced, if any. */
  connection: ConnectionStatus | null;
  lead: string;
  /** The address to begin with, blank for none. */
  startAt: string;
  /** The field that takes the focus, where the form came up by a press of a button. */
  beginIn: 'address' | 'key' | undefined;
  onConnected: (connection: ConnectionStatus) => void;
  onCancel: (() => void) | undefined;
}

/** What the form is for, and the form. */
function ConnectPart(props: ConnectPartProps) {
  const { connection, isForbidden, lead, beginIn, onCancel } = props;
  const form = useConnect(props);
  const problem = isForbidden ? 'managed_address' : 'key_unreadable';
  return (
    <>
      {isForbidden || connection?.keyUnreadable ? (
        <Notice tone="warning">{errorText({ code: 'not_connected', problem }).sentence}</Notice>
      ) : null}
      <p class="screen-lead">{lead}</p>
      <ConnectForm form={form} beginIn={beginIn} onCancel={onCancel} />
    </>
  );
}

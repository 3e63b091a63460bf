import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';

import { useManaged } from '@/components/options/managed';
import { usePage } from '@/components/options/page';
import { takeOffered } from '@/components/options/services';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { Screen } from '@/components/ui/screen';
import { type LoadedState, notLoaded } from '@/components/ui/use-loaded';
import type { ConnectionStatus } from '@/lib/model/connection';
import type { ManagedSettings } from '@/lib/model/managed';
import { onlyAddress } from '@/lib/rules/managed';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import { ConnectForm } from './connect-form';
import { Connected } from './connected';
import { type Removed, RemovedNotice } from './revoke';
import { Welcome } from './welcome';

/** Connecting to the service, what it offers, and letting go of it. An address that another screen offered is the one to begin with. */
export function ConnectScreen() {
  const { connection, managed } = usePage();
  const [offered] = useState(takeOffered);
  const loaded: typeof connection = managed === null ? notLoaded : connection;
  if (loaded.state === 'ready') return <Connection offered={offered} {...loaded} />;
  return (
    <Screen title={t('connection_title')}>
      <Loaded of={loaded} failed="connection_load_failed">
        {() => null}
      </Loaded>
    </Screen>
  );
}

interface ConnectionProps extends Pick<
  LoadedState<ConnectionStatus | null>,
  'value' | 'replace' | 'reload'
> {
  /** An address that is to be connected; null for none in particular. */
  offered: string | null;
}

/** `connected`, `added` and `revoked` were done just now, and say so. */
type ConnectEvent = 'opened' | 'changing' | 'adding' | 'connected' | 'added' | 'revoked';

function Connection({ offered, value: connection, replace, reload }: ConnectionProps) {
  const start = startOf(useManaged(), offered, connection);
  const id = connection?.id;
  const [last, setLast] = useState<{ event: ConnectEvent; id: string | undefined }>({
    // A key that has to be entered again is asked for at once.
    event: start.isAnother ? 'changing' : 'opened',
    id,
  });
  const [removed, setRemoved] = useState<Removed | null>(null);
  // What was done with one service says nothing of the next.
  const event = last.id === id ? last.event : 'opened';
  const become = (next: ConnectEvent, of = id) => setLast({ event: next, id: of });
  const isAdding = event === 'adding';
  const { startAt, warning, replaced } = isAdding ? blankStart : start;
  const notices = (
    <>
      {removed?.label === null ? <RemovedNotice removed={removed} /> : null}
      {warning === undefined ? null : <Notice tone="warning">{problemSentence(warning)}</Notice>}
    </>
  );
  const form = {
    connection: replaced,
    startAt,
    beginIn: startAt === '' ? 'address' : 'key',
    onConnected: (made) => {
      replace(made);
      setRemoved(null);
      become(isAdding ? 'added' : 'connected', made.id);
    },
  } satisfies Partial<ComponentProps<typeof ConnectForm>>;
  if (connection === null) return <Welcome notices={notices} form={form} />;
  return (
    <Screen title={t('connection_title')}>
      {event === 'changing' || event === 'adding' ? (
        <>
          {notices}
          <p class="screen-lead">{t(isAdding ? 'services_add_lead' : 'connection_edit_lead')}</p>
          <ConnectForm {...form} onCancel={() => become('opened')} />
        </>
      ) : (
        <Connected
          key={connection.connectedAt}
          connection={connection}
          event={event}
          onChangeKey={() => become('changing')}
          onAdd={() => become('adding')}
          onUpdated={replace}
          removed={removed}
          onRemoved={(gone) => {
            setRemoved(gone);
            if (gone.label !== null) return reload();
            setLast({ event: 'revoked', id: undefined });
            replace(null);
          }}
        />
      )}
    </Screen>
  );
}

const blankStart = { startAt: '', warning: undefined, replaced: null } as const;

/** The address to begin with, the connection that it takes the place of, and why another one is asked for. */
function startOf(
  managed: ManagedSettings,
  offered: string | null,
  connection: ConnectionStatus | null,
) {
  const only = onlyAddress(managed);
  const current = connection?.address;
  const isOffered = offered !== null && offered !== current;
  const isForbidden = current !== undefined && only !== null && current !== only;
  // A service that another screen offered replaces none.
  const replaced = isOffered ? null : connection;
  const warning = isForbidden
    ? 'managed_address'
    : replaced?.keyUnreadable
      ? 'key_unreadable'
      : undefined;
  return {
    startAt: only ?? (isOffered ? offered : current) ?? managed.address ?? '',
    isAnother: isOffered || warning !== undefined,
    replaced,
    warning,
  } as const;
}

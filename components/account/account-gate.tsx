import type { ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect } from 'preact/hooks';

import { ServiceSays } from '@/components/ui/error-notice';
import { type Loaded, useLoaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { Screen } from '@/components/ui/screen';
import type { ConnectionView } from '@/lib/model/connection';
import type { ScreenWords } from '@/lib/resources/words';
import { mayBeOffered } from '@/lib/rules/offered';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import { Loading } from './account-read-part';
import { FormDraftsContext } from './form-drafts';
import {
  AccountErrorNotice,
  AccountPlaceContext,
  ConnectLink,
  type ResourceServices,
} from './remedies';

interface AccountGateProps {
  services: ResourceServices;
  /** What the screen's messages begin with. */
  words: ScreenWords;
  children: (connection: ConnectionView) => ComponentChildren;
}

/** Draws a screen of the account when one is connected; otherwise says what is missing. */
export function AccountGate({ services, words, children }: AccountGateProps) {
  const load = useCallback(async () => services.send('connection.get', undefined), [services]);
  const loaded = useLoaded(load);
  const drafts = useContext(FormDraftsContext);
  const isRevoked = loaded.state === 'ready' && loaded.value === null;
  useEffect(() => {
    if (isRevoked) drafts.clear();
  }, [drafts, isRevoked]);

  if (
    loaded.state === 'ready' &&
    loaded.value !== null &&
    mayBeOffered(loaded.value.apis.account)
  ) {
    const { originPattern } = loaded.value;
    return (
      <AccountPlaceContext.Provider
        value={{ originPattern, requestOrigin: services.requestOrigin }}
      >
        {children(loaded.value)}
      </AccountPlaceContext.Provider>
    );
  }
  return (
    <Screen title={t(`${words}_title`)} wide>
      <GateStatus loaded={loaded} words={words} />
    </Screen>
  );
}

interface GateStatusProps {
  loaded: Loaded<ConnectionView | null>;
  words: ScreenWords;
}

function GateStatus({ loaded, words }: GateStatusProps) {
  switch (loaded.state) {
    case 'loading':
      return <Loading text={t('account_connection_loading')} waitUntil={null} />;
    case 'failed':
      return (
        <AccountErrorNotice
          error={loaded.error}
          title={t('account_connection_load_failed')}
          retry={loaded.reload}
        />
      );
    case 'ready':
      return <MissingConnection connection={loaded.value} words={words} />;
  }
}

interface MissingConnectionProps {
  connection: ConnectionView | null;
  words: ScreenWords;
}

function MissingConnection({ connection, words }: MissingConnectionProps) {
  if (connection === null) return <NotConnected hint={`${words}_connect_hint`} />;
  const toConnect = <ConnectLink variant="primary" />;
  if (connection.apis.account === 'absent') {
    return (
      <Notice tone="info" title={t('account_no_api_title')} actions={toConnect}>
        <p>{t(`${words}_no_api`)}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t(`${words}_not_in_plan`)} actions={toConnect}>
      <p>{t('account_refused')}</p>
      <ServiceSays words={connection.refusal} />
    </Notice>
  );
}

/** What is missing where nothing is connected. @param props.hint what a connection is needed for */
export const NotConnected = ({ hint }: { hint: PlainMessageKey }) => (
  <Notice
    tone="info"
    title={t('account_not_connected_title')}
    actions={<ConnectLink variant="primary" />}
  >
    <p>{t(hint)}</p>
  </Notice>
);

import type { ComponentChildren } from 'preact';
import { useContext, useEffect } from 'preact/hooks';

import type { ConnectionView } from '@/lib/model/connection';
import type { ScreenWords } from '@/lib/resources/words';
import { mayBeOffered } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import { useConnection } from './connection';
import { ServiceSays } from './error-notice';
import { ConnectLink, Failure } from './failure';
import { FormDraftsContext } from './form-drafts';
import { LoadingLine } from './loaded';
import { Notice } from './notice';
import { Screen } from './screen';
import type { LoadState } from './use-loaded';

interface AccountGateProps {
  /** What the screen's messages begin with. */
  words: ScreenWords;
  children: (connection: ConnectionView) => ComponentChildren;
}

/** Draws a screen of the account when one is connected; otherwise says what is missing. */
export function AccountGate({ words, children }: AccountGateProps) {
  const connection = useConnection();
  const drafts = useContext(FormDraftsContext);
  const known = connection.state === 'ready' ? connection.value : undefined;
  const isRevoked = known === null;
  useEffect(() => {
    if (isRevoked) drafts.clear();
  }, [drafts, isRevoked]);

  if (known && mayBeOffered(known.apis.account)) return <>{children(known)}</>;
  return (
    <Screen title={t(`${words}_title`)} wide>
      <GateStatus loaded={connection} words={words} />
    </Screen>
  );
}

interface GateStatusProps {
  loaded: LoadState<ConnectionView | null>;
  words: ScreenWords;
}

function GateStatus({ loaded, words }: GateStatusProps) {
  switch (loaded.state) {
    case 'loading':
      return <LoadingLine waitUntil={null} />;
    case 'failed':
      return (
        <Failure error={loaded.error} title={t('connection_load_failed')} retry={loaded.reload} />
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
  if (connection === null) return <NotConnected />;
  const toConnect = <ConnectLink variant="primary" />;
  if (connection.apis.account === 'absent') {
    return (
      <Notice tone="info" actions={toConnect}>
        {t('account_no_api')}
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

/** What is missing where nothing is connected. */
export const NotConnected = () => (
  <Notice tone="info" title={t('popup_connect_title')} actions={<ConnectLink variant="primary" />}>
    <p>{t('popup_connect_hint')}</p>
  </Notice>
);

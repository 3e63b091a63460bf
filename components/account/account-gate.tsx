import type { ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect } from 'preact/hooks';

import { ServiceSays } from '@/components/ui/error-notice';
import { LoadedPart, useLoaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { Screen } from '@/components/ui/screen';
import type { ConnectionView } from '@/lib/model/connection';
import { mayBeOffered } from '@/lib/rules/may-be-offered';

import { FormDraftsContext } from './form-drafts';
import { AccountPlaceContext, ConnectLink, type ResourceServices } from './remedies';

interface AccountGateProps {
  services: ResourceServices;
  /** The heading while there is nothing else to show. */
  title: string;
  /** What the screen is about, in a sentence, such as `pixels`. */
  uses: string;
  children: (connection: ConnectionView) => ComponentChildren;
}

/** Draws a screen of the account when one is connected; otherwise says what is missing. */
export function AccountGate({ services, title, uses, children }: AccountGateProps) {
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
    <Screen title={title} wide>
      <LoadedPart loaded={loaded} what="your connection">
        {({ value }) => <MissingConnection connection={value} uses={uses} />}
      </LoadedPart>
    </Screen>
  );
}

function MissingConnection({
  connection,
  uses,
}: {
  connection: ConnectionView | null;
  uses: string;
}) {
  if (connection === null) return <NotConnected to={`see your ${uses}`} />;
  const toConnect = <ConnectLink variant="primary" />;
  if (connection.apis.account === 'absent') {
    return (
      <Notice tone="info" title="This service has no account API." actions={toConnect}>
        Without it, Curtail cannot show your {uses}.
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title={`The service does not let this key or plan use ${uses}.`}
      actions={toConnect}
    >
      <p>
        It refused its account API when you connected. Connect again after you changed your plan.
      </p>
      <ServiceSays words={connection.refusal} />
    </Notice>
  );
}

/** What is missing where nothing is connected. @param props.to what for, such as `see your pixels` */
export const NotConnected = ({ to }: { to: string }) => (
  <Notice
    tone="info"
    title="Curtail is not connected yet."
    actions={<ConnectLink variant="primary" />}
  >
    Connect it to your link service to {to} here.
  </Notice>
);

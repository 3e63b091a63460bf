import { useEffect, useRef, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import type { ConnectionView } from '@/lib/model/connection';
import { mayBeOffered } from '@/lib/rules/may-be-offered';

import { OfferList } from './offer-list';
import { PermissionNotice } from './permission-notice';
import { RevokeDialog } from './revoke-dialog';
import { ToolbarQuestion } from './toolbar-question';

import './connected.css';

interface ConnectedProps {
  services: Services;
  connection: ConnectionView;
  /** It was made a moment ago: greet, and ask the one question. */
  justNow: boolean;
  onChange: () => void;
  /** @param kept what the browser goes on allowing */
  onRevoked: (kept: readonly string[]) => void;
}

/** Who is connected to what, what the service offers, and the ways out. */
export function Connected(props: ConnectedProps) {
  const { services, connection, justNow, onChange, onRevoked } = props;
  const [revoking, setRevoking] = useState(false);
  return (
    <>
      <Greeting connection={connection} takesFocus={justNow} />
      <PermissionNotice services={services} connection={connection} />
      {justNow && mayBeOffered(connection.apis.shortUrl) ? (
        <ToolbarQuestion services={services} />
      ) : null}
      <OfferList connection={connection} />
      <div class="section-actions">
        <Button onClick={onChange}>Change address or key</Button>
        <Button variant="danger" onClick={() => setRevoking(true)}>
          Revoke
        </Button>
      </div>
      {revoking ? (
        <RevokeDialog
          services={services}
          address={connection.address}
          onRevoked={onRevoked}
          onClose={() => setRevoking(false)}
        />
      ) : null}
    </>
  );
}

function Greeting({ connection, takesFocus }: { connection: ConnectionView; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { accountName, address } = connection;
  return (
    <section class="greeting">
      <h2 ref={heading} tabIndex={-1}>
        {accountName === null ? 'Connected' : `Hello, ${accountName}`}
      </h2>
      <p>
        Curtail is connected to <bdi class="greeting-address">{address}</bdi>.
      </p>
    </section>
  );
}

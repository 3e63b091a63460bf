import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

import { PermitButton } from '@/components/account/remedies';
import { SaveStatus } from '@/components/options/preferences/preference-group';
import { questionOf } from '@/components/options/preferences/questions';
import { usePreferences } from '@/components/options/preferences/use-preferences';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice';
import { ConfirmDialog } from '@/components/ui/dialog';
import { LoadedPart, useLoaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import type { ConnectionView } from '@/lib/model/connection';
import { mayBeOffered } from '@/lib/rules/may-be-offered';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { ApiList } from './api-list';

import './connect.css';

interface ConnectedProps {
  services: OptionsServices;
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
      <ConnectedHeading connection={connection} takesFocus={justNow} />
      <PermissionNotice services={services} connection={connection} />
      {justNow && mayBeOffered(connection.apis.shortUrl) ? (
        <ToolbarQuestion services={services} />
      ) : null}
      <ApiList connection={connection} />
      <div class="section-actions">
        <Button onClick={onChange}>{t('connection_edit')}</Button>
        <Button variant="danger" onClick={() => setRevoking(true)}>
          {t('connection_disconnect')}
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

function ConnectedHeading({
  connection,
  takesFocus,
}: {
  connection: ConnectionView;
  takesFocus: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { accountName, address } = connection;
  return (
    <section class="greeting">
      <h2 ref={heading} tabIndex={-1}>
        {accountName === null
          ? t('connection_connected')
          : t('connection_greeting', { name: accountName })}
      </h2>
      <p>
        <RichMessage
          of="connection_connected_to"
          values={{ address: <bdi class="greeting-address">{address}</bdi> }}
        />
      </p>
    </section>
  );
}

interface PermissionNoticeProps {
  services: OptionsServices;
  connection: ConnectionView;
}

/** Says so when the browser's permission was taken away since, and asks for it again. */
function PermissionNotice({ services, connection }: PermissionNoticeProps) {
  const { originPattern } = connection;
  const load = useCallback(
    async () => services.hasOrigin(originPattern),
    [services, originPattern],
  );
  const permitted = useLoaded(load);
  if (permitted.state !== 'ready' || permitted.value) return null;
  return (
    <NotPermitted
      services={services}
      originPattern={originPattern}
      onPermitted={() => permitted.replace(true)}
    />
  );
}

interface NotPermittedProps {
  services: Pick<OptionsServices, 'requestOrigin'>;
  originPattern: string;
  onPermitted: () => void;
}

/** The browser's permission for the service was taken back: says so, and asks for it. */
export function NotPermitted({ services, originPattern, onPermitted }: NotPermittedProps) {
  return (
    <Notice
      tone="warning"
      title={errorText({ code: 'permission_missing' }).sentence}
      actions={
        <PermitButton
          variant="primary"
          requestOrigin={services.requestOrigin}
          originPattern={originPattern}
          onPermitted={onPermitted}
        />
      }
    >
      {t('connection_access_hint')}
    </Notice>
  );
}

interface RevokeDialogProps {
  services: Pick<OptionsServices, 'send'>;
  address: string;
  /** @param kept what the browser goes on allowing */
  onRevoked: (kept: readonly string[]) => void;
  onClose: () => void;
}

/** Says what goes when the connection is revoked, and does it. */
function RevokeDialog({ services, address, onRevoked, onClose }: RevokeDialogProps) {
  const revoke = async () => {
    const { kept } = await services.send('connection.revoke', undefined);
    onRevoked(kept);
  };
  return (
    <ConfirmDialog
      title={t('connection_disconnect_title', { address })}
      confirm={t('connection_disconnect')}
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>{t('connection_disconnect_lead')}</p>
      <ul>
        <li>{t('connection_disconnect_key')}</li>
        <li>{t('connection_disconnect_access', { address })}</li>
        <li>{t('connection_disconnect_data')}</li>
      </ul>
      <p>{t('connection_disconnect_links')}</p>
    </ConfirmDialog>
  );
}

/** The one question of the first run. Its answer can be changed on the Preferences screen. */
function ToolbarQuestion({ services }: { services: Pick<OptionsServices, 'send'> }) {
  const { loaded, saving, save } = usePreferences(services);
  return (
    <div class="section">
      <LoadedPart
        loaded={loaded}
        texts={{ loading: t('preferences_loading'), failed: t('preferences_load_failed') }}
      >
        {({ value }) => (
          <ChoiceGroup
            {...questionOf('toolbar')}
            value={value.toolbar}
            onChange={(toolbar) => save({ toolbar })}
          />
        )}
      </LoadedPart>
      <SaveStatus saving={saving} />
      <p class="screen-lead">{t('connection_ready')}</p>
    </div>
  );
}

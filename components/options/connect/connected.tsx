import { useCallback, useContext, useEffect, useRef } from 'preact/hooks';

import { ManagedContext } from '@/components/options/managed';
import { PreferenceChoice, SaveStatus } from '@/components/options/preferences/preference-group';
import { usePreferences } from '@/components/options/preferences/use-preferences';
import { ChoiceGroup } from '@/components/ui/choice';
import { CopyButton } from '@/components/ui/copy';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { useRequest } from '@/components/ui/use-request';
import type { ConnectionView, LinkWay } from '@/lib/model/connection';
import { nameOfService, nothingManaged } from '@/lib/rules/managed';
import { canMakeLinks, linkWayOf } from '@/lib/rules/offered';
import { writeSetupText } from '@/lib/rules/setup-text';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { ApiList } from './api-list';
import { type RemovedService, WaysOut } from './revoke';
import { ServicesCard } from './services-card';
import { NotPermitted } from './unavailable';
import { UnencryptedNotice } from './unencrypted-notice';

import './connect.css';

interface ConnectedProps {
  connection: ConnectionView;
  /** `connected`, `added`: it was made a moment ago: greet, and ask the one question of the first one. */
  moment: 'opened' | 'connected' | 'added' | 'revoked';
  onChange: () => void;
  /** Something of the connection is known anew. */
  onUpdated: (connection: ConnectionView | null) => void;
  onAdd: () => void;
  /** The service that was removed just now. */
  removed: RemovedService | null;
  onRemoved: (removed: RemovedService) => void;
  /** @param kept what the browser goes on allowing */
  onRevoked: (kept: readonly string[]) => void;
}

/** Who is connected to what, what the service offers, the other services, and the ways out. */
export function Connected(props: ConnectedProps) {
  const { connection, moment } = props;
  const isNew = moment === 'connected' || moment === 'added';
  return (
    <>
      <ConnectedHeading connection={connection} takesFocus={isNew} />
      <UnencryptedNotice address={connection.address} />
      <PermissionNotice connection={connection} />
      {moment === 'connected' && canMakeLinks(connection) ? <ToolbarQuestion /> : null}
      <ApiList {...props} />
      <LinkWayQuestion {...props} />
      <SetupText connection={connection} />
      <WaysOut {...props} />
      <ServicesCard {...props} />
    </>
  );
}

/** What a colleague needs to connect to the same service. */
function SetupText({ connection }: Pick<ConnectedProps, 'connection'>) {
  const managed = useContext(ManagedContext) ?? nothingManaged;
  const { address, color } = connection;
  const name = nameOfService(connection, managed);
  const text = writeSetupText({ address, name, ...(color && { color }) });
  return (
    <div class="card">
      <CopyButton text={text} words={t('connection_setup_copy')} />
      <p class="screen-lead">{t('connection_setup_copy_hint')}</p>
    </div>
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
  const { accountName, address, headerNames } = connection;
  const managed = useContext(ManagedContext);
  const name = managed === null ? '' : nameOfService(connection, managed);
  return (
    <section class="card greeting">
      <h2 ref={heading} tabIndex={-1}>
        {accountName === null
          ? t('connection_connected')
          : t('connection_greeting', { name: accountName })}
      </h2>
      {name === '' ? null : (
        <p>
          <bdi class="greeting-address">{name}</bdi>
        </p>
      )}
      <p>
        <RichMessage
          of="connection_connected_to"
          values={{ address: <bdi class="greeting-address">{address}</bdi> }}
        />
      </p>
      {headerNames === undefined ? null : (
        <p>
          <RichMessage
            of="connection_headers_sent"
            values={{ names: <bdi dir="ltr">{headerNames.join(', ')}</bdi> }}
          />
        </p>
      )}
    </section>
  );
}

/** Asks which API creates links, where both can. */
function LinkWayQuestion({ connection, onUpdated }: ConnectedProps) {
  const { send } = useServices();
  const { error, run } = useRequest(async (_ask, linksBy: LinkWay) =>
    onUpdated(await send('connection.chooseLinkWay', { linksBy })),
  );
  const way = linkWayOf(connection);
  const { shortUrl, accountLinks } = connection.apis;
  if (way === null || shortUrl !== 'available' || accountLinks !== 'available') return null;
  return (
    <div class="card">
      <ChoiceGroup
        legend={t('connection_links_by')}
        value={way}
        choices={linkWays.map(({ value, name }) => ({
          value,
          text: t(`connection_links_by_${name}`),
        }))}
        onChange={(chosen) => void run(chosen)}
      />
      {error === null ? null : (
        <Notice tone="error" title={t('common_failed')}>
          {errorText(error).sentence}
        </Notice>
      )}
    </div>
  );
}

const linkWays = [
  { value: 'shortUrl', name: 'short_url' },
  { value: 'accountLinks', name: 'account' },
] as const;

interface PermissionNoticeProps {
  connection: ConnectionView;
}

/** Says so when the browser's permission was taken away since, and asks for it again. */
function PermissionNotice({ connection }: PermissionNoticeProps) {
  const { hasOrigin } = useServices();
  const { originPattern } = connection;
  const load = useCallback(async () => hasOrigin(originPattern), [hasOrigin, originPattern]);
  const permitted = useLoaded(load);
  if (permitted.state !== 'ready' || permitted.value) return null;
  return <NotPermitted originPattern={originPattern} onPermitted={() => permitted.replace(true)} />;
}

/** The one question of the first run. Its answer can be changed on the Preferences screen. */
function ToolbarQuestion() {
  const { ways } = useServices();
  const { loaded, saving, save } = usePreferences();
  return (
    <div class="card">
      <Loaded of={loaded} failed="preferences_load_failed">
        {({ value }) => (
          <PreferenceChoice
            preference="toolbar"
            value={value.toolbar}
            onChange={(toolbar) => save({ toolbar })}
          />
        )}
      </Loaded>
      <SaveStatus saving={saving} />
      <p class="screen-lead">{t(ways.windows ? 'connection_ready' : 'connection_ready_menu')}</p>
    </div>
  );
}

import { useEffect, useRef } from 'preact/hooks';

import { useManaged } from '@/components/options/managed';
import { usePage } from '@/components/options/page';
import { PreferenceChoice, SaveStatus } from '@/components/options/preferences/preference-choice';
import { usePreferences } from '@/components/options/preferences/use-preferences';
import { ChoiceGroup } from '@/components/ui/choice';
import { CopyButton } from '@/components/ui/copy';
import { Failure } from '@/components/ui/failure';
import { Loaded } from '@/components/ui/loaded';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ConnectionView, LinkWay } from '@/lib/model/connection';
import { nameOfService } from '@/lib/rules/managed';
import { canMakeLinks, linkWayOf } from '@/lib/rules/offered';
import { writeSetupText } from '@/lib/rules/setup-text';
import { t } from '@/lib/texts/translate';

import { ApiList } from './api-list';
import { type Removed, WaysOut } from './revoke';
import { ServicesCard } from './services-card';
import { NotPermitted } from './unavailable';
import { UnencryptedNotice } from './unencrypted-notice';

import './connect.css';

interface ConnectedProps {
  connection: ConnectionView;
  /** `connected`, `added`: it was made a moment ago: greet, and ask the one question of the first one. */
  event: 'opened' | 'connected' | 'added' | 'revoked';
  onChange: () => void;
  /** Something of the connection is known anew. */
  onUpdated: (connection: ConnectionView | null) => void;
  onAdd: () => void;
  /** What was removed just now. */
  removed: Removed | null;
  onRemoved: (removed: Removed) => void;
}

/** Who is connected to what, what the service offers, the other services, and the ways out. */
export function Connected(props: ConnectedProps) {
  const { connection, event, onUpdated } = props;
  const { address, originPattern, color } = connection;
  const { denied } = usePage();
  const name = nameOfService(connection, useManaged());
  return (
    <>
      <Greeting {...props} name={name} />
      <UnencryptedNotice address={address} />
      {denied === originPattern ? <NotPermitted originPattern={originPattern} /> : null}
      {event === 'connected' && canMakeLinks(connection) ? <ToolbarQuestion /> : null}
      <ApiList connection={connection} onUpdated={onUpdated} />
      <LinkWayQuestion connection={connection} onUpdated={onUpdated} />
      <div class="card">
        <CopyButton
          text={writeSetupText({ address, name, ...(color && { color }) })}
          words={t('connection_setup_copy')}
        />
        <p class="screen-lead">{t('connection_setup_copy_hint')}</p>
      </div>
      <WaysOut {...props} />
      <ServicesCard {...props} />
    </>
  );
}

function Greeting({ connection, event, name }: ConnectedProps & { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (event === 'connected' || event === 'added') heading.current?.focus();
  }, [event]);
  const { accountName, address, headerNames } = connection;
  return (
    <section class="card greeting">
      <h2 ref={heading} tabIndex={-1}>
        {accountName === null
          ? t('connection_connected')
          : t('connection_greeting', { name: accountName })}
      </h2>
      {name === '' ? null : (
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </p>
      )}
      <p>
        <RichMessage
          of="connection_connected_to"
          values={{ address: <strong dir="ltr">{address}</strong> }}
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
function LinkWayQuestion({
  connection,
  onUpdated,
}: Pick<ConnectedProps, 'connection' | 'onUpdated'>) {
  const { send } = useServices();
  const { error, run, retry } = useRequest(async (_ask, linksBy: LinkWay) =>
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
        choices={[
          { value: 'shortUrl', text: t('connection_links_by_short_url') },
          { value: 'accountLinks', text: t('connection_links_by_account') },
        ]}
        onChange={(chosen) => void run(chosen)}
      />
      {error === null ? null : <Failure error={error} title={t('common_failed')} retry={retry} />}
    </div>
  );
}

/** The one question of the first run. Its answer can be changed on the Preferences screen. */
function ToolbarQuestion() {
  const { ways } = useServices();
  const { loaded, saving, save } = usePreferences();
  return (
    <div class="card">
      <Loaded of={loaded} failed="preferences_load_failed">
        {({ value }) => <PreferenceChoice preference="toolbar" value={value} save={save} />}
      </Loaded>
      <SaveStatus saving={saving} />
      <p class="screen-lead">{t(ways.windows ? 'connection_ready' : 'connection_ready_menu')}</p>
    </div>
  );
}

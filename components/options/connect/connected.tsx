import { useEffect, useRef } from 'preact/hooks';

import { usePage } from '@/components/options/page';
import { PreferenceChoice, SaveStatus } from '@/components/options/preferences/preference-choice';
import { usePreferences } from '@/components/options/preferences/use-preferences';
import { ChoiceGroup } from '@/components/ui/choice';
import { Failure } from '@/components/ui/failure';
import { Loaded } from '@/components/ui/loaded';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ConnectionView, LinkWay } from '@/lib/model/connection';
import { canMakeLinks, linkWayOf } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import { FirstSteps } from './first-steps';
import { type Removed, WayOut } from './revoke';
import { ServicesCard } from './services-card';
import { NotPermitted } from './unavailable';
import { UnencryptedNotice } from './unencrypted-notice';

import './connect.css';

interface ConnectedProps {
  connection: ConnectionView;
  /** `connected`, `added`: it was made a moment ago: greet, and ask the one question of the first one. */
  event: 'opened' | 'connected' | 'added' | 'revoked';
  onChangeKey: () => void;
  /** Something of the connection is known anew. */
  onUpdated: (connection: ConnectionView | null) => void;
  onAdd: () => void;
  /** What was removed just now. */
  removed: Removed | null;
  onRemoved: (removed: Removed) => void;
}

/** Every service, and what concerns the one in use; last of all, the way out. */
export function Connected(props: ConnectedProps) {
  const { connection, event, onUpdated } = props;
  const { id, address, originPattern } = connection;
  const { denied } = usePage();
  const isNew = event === 'connected';
  return (
    <>
      {isNew || event === 'added' ? <Greeting connection={connection} /> : null}
      <UnencryptedNotice address={address} />
      {denied === originPattern ? <NotPermitted originPattern={originPattern} /> : null}
      {canMakeLinks(connection) ? (
        <>
          <FirstSteps id={id} isNew={isNew} />
          {isNew ? <ToolbarQuestion /> : null}
        </>
      ) : null}
      <ServicesCard {...props} />
      <LinkWayQuestion connection={connection} onUpdated={onUpdated} />
      <WayOut {...props} />
    </>
  );
}

/** A moment after connecting: the account, and its service. */
function Greeting({ connection: { accountName, address } }: Pick<ConnectedProps, 'connection'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const connectedTo = (
    <RichMessage
      of="connection_connected_to"
      values={{ address: <strong dir="ltr">{address}</strong> }}
    />
  );
  return (
    <section class="card greeting">
      <h2 ref={heading} tabIndex={-1}>
        {accountName === null ? connectedTo : t('connection_greeting', { name: accountName })}
      </h2>
      {accountName === null ? null : <p>{connectedTo}</p>}
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
  const { loaded, saving, save } = usePreferences();
  return (
    <div class="card">
      <Loaded of={loaded} failed="preferences_load_failed">
        {({ value }) => <PreferenceChoice preference="toolbar" value={value} save={save} />}
      </Loaded>
      <SaveStatus saving={saving} />
    </div>
  );
}

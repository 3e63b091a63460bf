import { Check, KeyRound, Pencil, RefreshCw, Unplug } from 'lucide';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { ServiceMark } from '@/components/options/connected-services';
import { type NamedService, usePage } from '@/components/options/page';
import { Menu, MenuItem } from '@/components/ui/menu';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { addressText } from '@/lib/rules/services';
import { namesText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

import { EditService } from './edit-service';

import './connect.css';

export interface ServiceRowProps {
  service: NamedService;
  /** Something is being asked of it. */
  busy: boolean;
  onUse: () => void;
  onCheck: () => void;
  onChangeKey: () => void;
  /** @param isSaved false as soon as there is something else to save */
  onSaved: (isSaved: boolean) => void;
  onDisconnect: () => void;
}

/** A service: what distinguishes it from others, how it stands, and behind three dots what can be done with it. */
export function ServiceRow(props: ServiceRowProps) {
  const { service, onSaved } = props;
  const [isEditing, setEditing] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(isEditing);
  // The form had the focus; the button that it was opened with can have it again.
  useLayoutEffect(() => {
    if (before.current && !isEditing) row.current?.querySelector('button')?.focus();
    before.current = isEditing;
  }, [isEditing]);
  const become = (editing: boolean, isSaved: boolean) => {
    onSaved(isSaved);
    setEditing(editing);
  };
  return (
    <>
      <div class="service-head" ref={row}>
        <ServiceMark of={service.connection} label={service.label} />
        <ServiceFacts service={service} />
        {isEditing ? null : <ServiceMenu {...props} onEdit={() => become(true, false)} />}
      </div>
      {isEditing ? (
        <EditService
          service={service}
          onSaved={() => become(false, true)}
          onCancel={() => setEditing(false)}
        />
      ) : null}
    </>
  );
}

function ServiceMenu({
  service: { label, inUse },
  busy,
  onEdit,
  ...on
}: ServiceRowProps & { onEdit: () => void }) {
  const isAlone = usePage().several.length === 0;
  return (
    <Menu label={t('services_more_named', { service: label })} busy={busy}>
      {() => (
        <>
          {inUse ? null : (
            <MenuItem of={Check} onPress={on.onUse}>
              {t('services_use')}
            </MenuItem>
          )}
          <MenuItem of={Pencil} onPress={onEdit}>
            {t('services_edit')}
          </MenuItem>
          {inUse ? (
            <>
              <MenuItem of={RefreshCw} onPress={on.onCheck}>
                {t('error_remedy_look')}
              </MenuItem>
              <MenuItem of={KeyRound} onPress={on.onChangeKey}>
                {t('error_remedy_key')}
              </MenuItem>
            </>
          ) : null}
          {isAlone ? null : (
            <MenuItem of={Unplug} onPress={on.onDisconnect}>
              <span class="service-end">{t('connection_disconnect')}</span>
            </MenuItem>
          )}
        </>
      )}
    </Menu>
  );
}

function ServiceFacts({ service: { label, connection, inUse } }: { service: NamedService }) {
  const { accountName, pageHosts = [], headerNames, address } = connection;
  const place = addressText(address);
  return (
    <div>
      <p class="service-line">
        <strong>
          <bdi>{label}</bdi>
        </strong>
        <ServiceState originPattern={connection.originPattern} inUse={inUse} />
      </p>
      <p class="service-facts screen-lead">
        {place === label ? null : <bdi dir="ltr">{place}</bdi>}
        {place === label || accountName === null ? null : ' · '}
        {accountName === null ? null : <bdi>{accountName}</bdi>}
      </p>
      {pageHosts.length === 0 ? null : (
        <p class="screen-lead">{t('services_page_hosts_used', { hosts: namesText(pageHosts) })}</p>
      )}
      {headerNames === undefined ? null : (
        <p class="screen-lead">
          <RichMessage
            of="connection_headers_sent"
            values={{ names: <bdi dir="ltr">{headerNames.join(', ')}</bdi> }}
          />
        </p>
      )}
    </div>
  );
}

/** Access is believed to be there until the browser denies it; the page follows that of the service in use. */
function ServiceState({ originPattern, inUse }: { originPattern: string; inUse: boolean }) {
  const { hasOrigin } = useServices();
  const { denied, several } = usePage();
  const load = useCallback(
    async () => inUse || (await hasOrigin(originPattern)),
    [hasOrigin, originPattern, inUse],
  );
  const access = useLoaded(load);
  if (denied === originPattern || (access.state === 'ready' && !access.value)) {
    return (
      <span class="service-denied">
        <span class="dot dot-warning" /> {t('options_access_needed')}
      </span>
    );
  }
  return (
    <span>
      <span class={`dot ${inUse ? 'dot-success' : ''}`} />{' '}
      {t(inUse && several.length > 0 ? 'services_in_use' : 'connection_connected')}
    </span>
  );
}

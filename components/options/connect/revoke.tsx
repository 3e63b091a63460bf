import { useContext } from 'preact/hooks';

import {
  type NamedService,
  ConnectedServicesContext,
  useServiceInUse,
} from '@/components/options/connected-services';
import { useAsk } from '@/components/ui/ask';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import type { ConnectionView } from '@/lib/model/connection';
import { nextService } from '@/lib/rules/services';
import { namesText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

interface WaysOutProps {
  connection: Pick<ConnectionView, 'address'>;
  onChange: () => void;
  onRemoved: (removed: RemovedService) => void;
  /** @param kept what the browser goes on allowing */
  onRevoked: (kept: readonly string[]) => void;
}

/** Other words or another key for the connection, and its end; where there are several, of this one or of all. */
export function WaysOut({ connection, onChange, onRemoved, onRevoked }: WaysOutProps) {
  const { send } = useServices();
  const all = useContext(ConnectedServicesContext);
  const named = useServiceInUse();
  const removal = useRemoveService(onRemoved);
  const { ask, dialog } = useAsk();
  const run = async () => onRevoked((await send('connection.revoke', undefined)).kept);
  const { address } = connection;
  const askToRevoke = () =>
    ask({
      title: t('connection_disconnect_title', { address }),
      content: <Lost keys={t('connection_disconnect_key')} addresses={[address]} />,
      action: t('connection_disconnect'),
      run,
    });
  const askToRevokeAll = () =>
    ask({
      title: t('services_disconnect_all_title'),
      content: (
        <Lost
          keys={t('services_disconnect_all_keys')}
          addresses={new Set(all.map((each) => each.connection.address))}
        />
      ),
      action: t('services_disconnect_all'),
      run,
    });
  return (
    <>
      <div class="section-actions">
        <Button onClick={onChange}>{t('connection_edit')}</Button>
        <Button
          variant="danger"
          onClick={named === undefined ? askToRevoke : () => removal.askFor(named, 'disconnect')}
        >
          {named === undefined
            ? t('connection_disconnect')
            : t('services_disconnect', { service: named.label })}
        </Button>
        {named === undefined ? null : (
          <Button onClick={askToRevokeAll}>{t('services_disconnect_all')}</Button>
        )}
      </div>
      {dialog}
      {removal.dialog}
    </>
  );
}

interface LostProps {
  /** Says which keys are deleted. */
  keys: string;
  addresses: Iterable<string>;
}

/** What goes when everything is revoked. */
const Lost = ({ keys, addresses }: LostProps) => (
  <>
    <p>{t('connection_disconnect_lead')}</p>
    <ul>
      <li>{keys}</li>
      {[...addresses].map((address) => (
        <li key={address}>{t('connection_disconnect_access', { address })}</li>
      ))}
      <li>{t('connection_disconnect_data')}</li>
    </ul>
    <p>{t('connection_disconnect_links')}</p>
  </>
);

/** A service that was removed, by its name, and what the browser goes on allowing all the same. */
export interface RemovedService {
  label: string;
  kept: readonly string[];
}

/** Says what goes with one of several services, and removes it. */
export function useRemoveService(onRemoved: (removed: RemovedService) => void) {
  const { send } = useServices();
  const all = useContext(ConnectedServicesContext);
  const { ask, dialog } = useAsk();
  /** @param word of the button that was pressed */
  const askFor = (service: NamedService, word: 'remove' | 'disconnect') => {
    const { id, label } = service;
    ask({
      title:
        word === 'remove'
          ? t('services_remove_title', { service: label })
          : t('connection_disconnect_title', { address: label }),
      content: <LostWith service={service} others={all.filter((other) => other.id !== id)} />,
      action: t(word === 'remove' ? 'services_remove' : 'connection_disconnect'),
      run: async () => onRemoved({ label, kept: (await send('services.remove', { id })).kept }),
    });
  };
  return { askFor, dialog };
}

interface LostWithProps {
  service: NamedService;
  others: readonly NamedService[];
}

function LostWith({ service: { inUse, connection }, others }: LostWithProps) {
  const { address, originPattern } = connection;
  const isNeeded = others.some((other) => other.connection.originPattern === originPattern);
  const next = nextService(others);
  return (
    <>
      <p>{t('connection_disconnect_lead')}</p>
      <ul>
        <li>{t('connection_disconnect_key')}</li>
        <li>{t('data_stored')}</li>
        <li>{t('services_remove_jobs')}</li>
        {isNeeded ? null : <li>{t('connection_disconnect_access', { address })}</li>}
      </ul>
      {isNeeded ? <p>{t('services_remove_access_kept', { address })}</p> : null}
      <p>{t('connection_disconnect_links')}</p>
      {inUse && next !== undefined ? (
        <p>
          <RichMessage of="services_remove_next" values={{ service: <bdi>{next.label}</bdi> }} />
        </p>
      ) : null}
    </>
  );
}

/** Says which service is gone, and what the browser keeps because another party decides about it. */
export function RemovedNotice({ removed: { label, kept } }: { removed: RemovedService }) {
  const service = <bdi>{label}</bdi>;
  return (
    <Notice tone="success">
      {kept.length === 0 ? (
        <RichMessage of="services_removed" values={{ service }} />
      ) : (
        <RichMessage
          of="services_removed_sites_kept"
          values={{ service, sites: <bdi>{namesText(kept)}</bdi> }}
        />
      )}
    </Notice>
  );
}

/** Says what is gone, and what the browser keeps because another party decides about it. */
export function RevokedNotice({ kept }: { kept: readonly string[] }) {
  return (
    <Notice tone="success">
      {kept.length === 0 ? (
        t('connection_ended')
      ) : (
        <RichMessage
          of="connection_ended_sites_kept"
          values={{ sites: <bdi>{namesText(kept)}</bdi> }}
        />
      )}
    </Notice>
  );
}

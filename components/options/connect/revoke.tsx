import { useContext, useState } from 'preact/hooks';

import {
  type NamedService,
  ServicesContext,
  useServiceInUse,
} from '@/components/options/connected-services';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import type { ConnectionView } from '@/lib/model/connection';
import { nextService } from '@/lib/rules/services';
import { namesText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

interface WaysOutProps {
  services: Pick<OptionsServices, 'send'>;
  connection: Pick<ConnectionView, 'address'>;
  onChange: () => void;
  onRemoved: (removed: RemovedService) => void;
  /** @param kept what the browser goes on allowing */
  onRevoked: (kept: readonly string[]) => void;
}

/** Other words or another key for the connection, and its end; where there are several, of this one or of all. */
export function WaysOut({ services, connection, onChange, onRemoved, onRevoked }: WaysOutProps) {
  const [ending, setEnding] = useState<'one' | 'all' | null>(null);
  const named = useServiceInUse();
  const shared = { services, onClose: () => setEnding(null) };
  const { address } = connection;
  return (
    <>
      <div class="section-actions">
        <Button onClick={onChange}>{t('connection_edit')}</Button>
        <Button variant="danger" onClick={() => setEnding('one')}>
          {named === undefined
            ? t('connection_disconnect')
            : t('services_disconnect', { service: named.label })}
        </Button>
        {named === undefined ? null : (
          <Button onClick={() => setEnding('all')}>{t('services_disconnect_all')}</Button>
        )}
      </div>
      {ending === 'all' ? <RevokeAllDialog {...shared} onRevoked={onRevoked} /> : null}
      {ending === 'one' && named === undefined ? (
        <RevokeDialog {...shared} address={address} onRevoked={onRevoked} />
      ) : null}
      {ending === 'one' && named !== undefined ? (
        <RemoveDialog {...shared} service={named} word="disconnect" onRemoved={onRemoved} />
      ) : null}
    </>
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

/** Says what goes when all of several connections are revoked, and does it. */
function RevokeAllDialog({ services, onRevoked, onClose }: Omit<RevokeDialogProps, 'address'>) {
  const all = useContext(ServicesContext);
  const addresses = new Set(all.map(({ connection }) => connection.address));
  const revoke = async () => {
    const { kept } = await services.send('connection.revoke', undefined);
    onRevoked(kept);
  };
  return (
    <ConfirmDialog
      title={t('services_disconnect_all_title')}
      confirm={t('services_disconnect_all')}
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>{t('connection_disconnect_lead')}</p>
      <ul>
        <li>{t('services_disconnect_all_keys')}</li>
        {[...addresses].map((address) => (
          <li key={address}>{t('connection_disconnect_access', { address })}</li>
        ))}
        <li>{t('connection_disconnect_data')}</li>
      </ul>
      <p>{t('connection_disconnect_links')}</p>
    </ConfirmDialog>
  );
}

/** A service that was removed, by its name, and what the browser goes on allowing all the same. */
export interface RemovedService {
  label: string;
  kept: readonly string[];
}

interface RemoveDialogProps {
  services: Pick<OptionsServices, 'send'>;
  service: NamedService;
  /** The word of the button that leads here. */
  word: 'remove' | 'disconnect';
  onRemoved: (removed: RemovedService) => void;
  onClose: () => void;
}

/** Says what goes with one of several services, and does it. */
export function RemoveDialog({ services, service, word, onRemoved, onClose }: RemoveDialogProps) {
  const { id, label, inUse, connection } = service;
  const { address, originPattern } = connection;
  const others = useContext(ServicesContext).filter((other) => other.id !== id);
  const isNeeded = others.some((other) => other.connection.originPattern === originPattern);
  const next = nextService(others);
  const remove = async () => {
    const { kept } = await services.send('services.remove', { id });
    onClose();
    onRemoved({ label, kept });
  };
  const isRemoval = word === 'remove';
  return (
    <ConfirmDialog
      title={
        isRemoval
          ? t('services_remove_title', { service: label })
          : t('connection_disconnect_title', { address: label })
      }
      confirm={t(isRemoval ? 'services_remove' : 'connection_disconnect')}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('connection_disconnect_lead')}</p>
      <ul>
        <li>{t('services_remove_key')}</li>
        <li>{t('services_remove_links')}</li>
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
    </ConfirmDialog>
  );
}

/** Says which service is gone, and what the browser keeps because somebody else than the person decides about it. */
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

/** Says what is gone, and what the browser keeps because somebody else than the person decides about it. */
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

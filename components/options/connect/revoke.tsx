import type { OptionsServices } from '@/components/options/services';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { namesText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

interface RevokeDialogProps {
  services: Pick<OptionsServices, 'send'>;
  address: string;
  /** @param kept what the browser goes on allowing */
  onRevoked: (kept: readonly string[]) => void;
  onClose: () => void;
}

/** Says what goes when the connection is revoked, and does it. */
export function RevokeDialog({ services, address, onRevoked, onClose }: RevokeDialogProps) {
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

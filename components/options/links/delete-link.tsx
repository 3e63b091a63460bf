import { Trash2 } from 'lucide';
import { useCallback, useState } from 'preact/hooks';

import { useIsOff } from '@/components/options/managed';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { useLoaded } from '@/components/ui/loaded';
import { RichMessage } from '@/components/ui/rich-message';
import type { LinkRecord } from '@/lib/model/link';
import { canSwitchLinks } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import { shortName } from './link-text';

/** How a link of the connected service is taken out of use. `none`: the organization forbids it. */
export type Removal = 'disable' | 'delete' | 'none';

export function useRemoval(send: OptionsServices['send']): Removal | null {
  const connection = useLoaded(useCallback(async () => send('connection.get', undefined), [send]));
  const isOff = useIsOff('deleteLinks');
  if (connection.state === 'loading') return null;
  if (connection.state === 'failed' || canSwitchLinks(connection.value)) return 'disable';
  return isOff ? 'none' : 'delete';
}

interface DeleteLinkProps {
  link: LinkRecord;
  send: OptionsServices['send'];
  onDeleted: (now: LinkRecord) => void;
}

export function DeleteLinkDialog(props: DeleteLinkProps & { onClose: () => void }) {
  const { link, send, onDeleted, onClose } = props;
  return (
    <ConfirmDialog
      title={<RichMessage of="list_delete_title" values={{ name: <bdi>{shortName(link)}</bdi> }} />}
      confirm={t('link_delete')}
      onConfirm={async () => onDeleted(await send('link.delete', { shortUrl: link.shortUrl }))}
      onClose={onClose}
    >
      <p>{t('link_delete_meaning')}</p>
      <p>{t('list_delete_for_good')}</p>
    </ConfirmDialog>
  );
}

export function DeleteLinkButton({ onDeleted, ...props }: DeleteLinkProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Icon of={Trash2} />
        {t('link_delete')}
      </Button>
      {isAsking ? (
        <DeleteLinkDialog
          {...props}
          onDeleted={(now) => {
            setAsking(false);
            onDeleted(now);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

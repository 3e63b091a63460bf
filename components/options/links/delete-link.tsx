import { useIsOff } from '@/components/options/managed';
import { useAsk } from '@/components/ui/ask';
import { useConnection } from '@/components/ui/connection';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import type { LinkRecord } from '@/lib/model/link';
import { canSwitchLinks } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import { shortName } from './link-text';

/** How a link of the connected service is taken out of use. `none`: the organization forbids it. */
export type Removal = 'disable' | 'delete' | 'none';

/** @returns null until that is known */
export function useRemoval(): Removal | null {
  const connection = useConnection();
  const isOff = useIsOff('deleteLinks');
  if (connection.state !== 'ready') return null;
  if (canSwitchLinks(connection.value)) return 'disable';
  return isOff ? 'none' : 'delete';
}

/** Names the link that will be deleted, and says what that means. @param onDeleted takes the link as it is known then */
export function useDeleteLink(onDeleted: (now: LinkRecord) => void) {
  const { send } = useServices();
  const { ask, dialog } = useAsk();
  const askToDelete = (link: LinkRecord) =>
    ask({
      title: <RichMessage of="list_delete_title" values={{ name: <bdi>{shortName(link)}</bdi> }} />,
      content: (
        <>
          <p>{t('link_delete_meaning')}</p>
          <p>{t('list_delete_for_good')}</p>
        </>
      ),
      action: t('link_delete'),
      run: async () => onDeleted(await send('link.delete', { shortUrl: link.shortUrl })),
    });
  return { askToDelete, dialog };
}

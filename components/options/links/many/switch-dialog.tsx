import { useLinksScreen } from '@/components/options/links/links-context';
import { useRemoval } from '@/components/options/links/removal';
import { useServices } from '@/components/ui/services';
import type { LinkRecord } from '@/lib/model/link';
import { plural, t } from '@/lib/texts/translate';

import { EachDialog } from './each-dialog';

interface SwitchDialogProps {
  links: readonly LinkRecord[];
  onClose: () => void;
}

/** Disables links, or deletes them where the service knows nothing milder: those with which it could be done one by one. */
export function SwitchDialog({ links, onClose }: SwitchDialogProps) {
  const { send } = useServices();
  const { actions, selection, windows, showToast } = useLinksScreen();
  const change = useRemoval() === 'delete' ? 'delete' : 'disable';
  const meant = links.filter(
    ({ status, told }) => told?.gone !== true && (change === 'delete' || status === 'active'),
  );
  const tasks = meant.map((link) => ({
    link,
    run: async () => {
      const now = await send(`link.${change}`, { shortUrl: link.shortUrl });
      windows.patch(link.shortUrl, () => now);
    },
  }));
  const close = (done: readonly LinkRecord[]) => {
    onClose();
    if (done.length === 0) return;
    selection.clear();
    showToast({
      text: plural(`links_${change}d`, done.length),
      onUndo: change === 'disable' ? () => actions.enableAll(done) : undefined,
    });
    void windows.recount();
  };
  return (
    <EachDialog
      title={plural(`links_${change}_title`, meant.length)}
      action={t(change === 'disable' ? 'common_disable' : 'list_delete')}
      isLoss={change === 'delete'}
      tasks={tasks}
      onClose={close}
    >
      <p>{t(`links_${change}_meaning`)}</p>
      {change === 'delete' ? <p>{t('list_delete_for_good')}</p> : null}
      {meant.length === links.length ? null : (
        <p class="screen-lead">{t('links_left_out', { left: links.length - meant.length })}</p>
      )}
    </EachDialog>
  );
}
